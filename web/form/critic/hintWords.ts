import { namespaceWords } from '../namespaceWords.ts';

/** The sentences of hints. */
export const hintWords = namespaceWords(
  'critic',
  import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' }),
);
