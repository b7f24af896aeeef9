import { PartWords } from '#web/i18n/PartWords.ts';

/** The form's own texts: load them with the form. */
export const formTexts = new PartWords(
  'form',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
