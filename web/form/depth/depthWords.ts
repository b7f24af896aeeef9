import { PartWords } from '#web/i18n/PartWords.ts';

/** The words of what a depth leaves out, and of the choice of another. */
export const depthWords = new PartWords(
  'depth',
  import.meta.glob<Record<string, string>>('./locales/*.json', { import: 'default' }),
);
