import type { VisitorOptions } from './openBrowser.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

export type Look = Required<Pick<VisitorOptions, 'language' | 'theme' | 'width' | 'height'>>;

/** Both themes at both widths, each in one of the languages; half of the looks that there are. */
export const halfOfLooks: Look[] = [
  { language: 'en', theme: 'light', ...wide },
  { language: 'tr', theme: 'dark', ...wide },
  { language: 'tr', theme: 'light', ...phone },
  { language: 'en', theme: 'dark', ...phone },
];

/** Every combination of language, theme and width. */
export const looks: Look[] = [
  ...halfOfLooks,
  ...halfOfLooks.map((look): Look => ({ ...look, language: look.language === 'en' ? 'tr' : 'en' })),
];
