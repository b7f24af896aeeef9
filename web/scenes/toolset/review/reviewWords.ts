import { namespaceWords } from '#web/form/namespaceWords.ts';

/** The sentences of the review of a draft. */
export const reviewWords = namespaceWords(
  'review',
  import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' }),
);
