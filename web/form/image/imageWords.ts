import { namespaceWords } from '../namespaceWords.ts';

/** The words of image fields. */
export const imageWords = namespaceWords(
  'image',
  import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' }),
);
