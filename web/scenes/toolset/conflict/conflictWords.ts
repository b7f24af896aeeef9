import { PartWords } from '#web/i18n/PartWords.ts';

/** The sentences of the dialog about places that were changed twice. */
export const conflictWords = new PartWords(
  'conflict',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
