import { PartWords } from '#web/i18n/PartWords.ts';

/** What stands around the example’s answers. */
export const exampleWords = new PartWords(
  'example',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
