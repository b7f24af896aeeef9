import { PartWords } from '#web/i18n/PartWords.ts';

/** The words of image fields. */
export const imageWords = new PartWords(
  'image',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
