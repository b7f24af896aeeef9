import { PartWords } from '#web/i18n/PartWords.ts';

/** The sentences around confirming. */
export const confirmWords = new PartWords(
  'confirming',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
