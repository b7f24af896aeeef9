import type { Section } from '#engine/picture/elements/setSection.ts';
import { readSection } from '#engine/picture/layouts/readSection.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { HeadDescription } from './headContract.ts';

/** The regions of an empathy map in reading order, with XPLANE's numbers. */
const looks = {
  who: { number: 1, role: 'accent-1' },
  situation: { role: 'accent-1' },
  need: { number: 2, role: 'accent-1' },
  sees: { number: 3, role: 'accent-4' },
  says: { number: 4, role: 'accent-6' },
  does: { number: 5, role: 'accent-3' },
  hears: { number: 6, role: 'accent-2' },
  thinks: { number: 7, role: 'accent-1' },
  feels: { role: 'accent-1' },
  pains: { role: 'pain', sign: 'minus' },
  gains: { role: 'gain', sign: 'plus' },
  tension: { role: 'accent-1' },
} as const;

export type Region = keyof typeof looks;

export const regions = Object.keys(looks) as Region[];

/** What an empathy map shows, by region; a region that the description does not name has no part in it. */
export type EmpathyMap = Partial<Record<Region, Section>>;

/** Reads the map of the item at a pointer; the document's is "". */
export function readMap(head: HeadDescription, item: string, source: PictureSource): EmpathyMap {
  return Object.fromEntries(
    regions.flatMap((region) => {
      const field = head[region];
      if (field === undefined) return [];
      return [[region, { ...readSection({ field }, item, source), ...looks[region] }]];
    }),
  );
}
