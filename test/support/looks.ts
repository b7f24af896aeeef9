import type { VisitorOptions } from './openBrowser.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

export type Look = Required<Pick<VisitorOptions, 'language' | 'theme' | 'width' | 'height'>>;

/** Each language at both widths, and each theme at both; every other look shares its theme and width with one of the next. */
export const halfOfLooks = [
  { language: 'en', theme: 'light', ...wide },
  { language: 'en', theme: 'dark', ...phone },
  { language: 'tr', theme: 'dark', ...wide },
  { language: 'tr', theme: 'light', ...phone },
] as const satisfies Look[];

/** Every combination of language, theme and width. */
export const looks: Look[] = [
  ...halfOfLooks,
  ...halfOfLooks.map((look): Look => ({ ...look, language: look.language === 'en' ? 'tr' : 'en' })),
];
