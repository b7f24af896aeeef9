import { namespaceWords } from '../namespaceWords.ts';

/** What stands around the example's answers. */
export const exampleWords = namespaceWords(
  'example',
  import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' }),
);
