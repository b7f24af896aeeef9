import { namespaceWords } from '#web/form/namespaceWords.ts';

/** The sentences of the dialog about places that were changed twice. */
export const conflictWords = namespaceWords(
  'conflict',
  import.meta.glob<Record<string, string>>('./locales/*.json', { eager: true, import: 'default' }),
);
