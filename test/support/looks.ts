import type { VisitorOptions } from './openBrowser.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

export type Look = Required<Pick<VisitorOptions, 'language' | 'theme' | 'width' | 'height'>>;

/** Half of the combinations: each theme at both widths, and each language at both. */
const halfOfLooks = [
  { language: 'en', theme: 'light', ...wide },
  { language: 'tr', theme: 'dark', ...phone },
  { language: 'en', theme: 'dark', ...wide },
  { language: 'tr', theme: 'light', ...phone },
] as const satisfies Look[];

/**
 * Two pairs of looks that differ in everything. Where screens take them in turns, parts that they share are seen in
 * every language, theme and width.
 */
export const pairsOfLooks: [Look, Look][] = [
  [halfOfLooks[0], halfOfLooks[1]],
  [halfOfLooks[2], halfOfLooks[3]],
];

/** The window of the other width. */
export const otherWindow = ({ width }: Look) => (width === wide.width ? phone : wide);

/** Every combination of language, theme and width. */
export const looks: Look[] = [
  ...halfOfLooks,
  ...halfOfLooks.map((look): Look => ({ ...look, language: look.language === 'en' ? 'tr' : 'en' })),
];
