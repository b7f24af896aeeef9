import { PartWords } from '#web/i18n/PartWords.ts';

/** The sentences of hints. */
export const hintWords = new PartWords(
  'critic',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
