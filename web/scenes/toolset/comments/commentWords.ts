import { PartWords } from '#web/i18n/PartWords.ts';

/** The words of the panel. */
export const commentWords = new PartWords(
  'comments',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
