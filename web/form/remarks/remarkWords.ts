import { PartWords } from '#web/i18n/PartWords.ts';

/** The sentences of what is worth a look in a draft. */
export const remarkWords = new PartWords(
  'remarks',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
