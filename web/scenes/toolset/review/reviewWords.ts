import { PartWords } from '#web/i18n/PartWords.ts';

/** The sentences of the review of a draft. */
export const reviewWords = new PartWords(
  'review',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
