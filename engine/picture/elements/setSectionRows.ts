import type { Area } from '#engine/picture/Area.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import { fairShares } from '#engine/picture/text/fairShares.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';

import { type Section, type SectionPaint, type SetBlock, setSection } from './setSection.ts';

/** The room that rows of sections share. */
export interface RowsRoom {
  width: number;
  /** null: as high as they need. */
  limit: number | null;
  gap: number;
  /** The sizes that all of them may take, from the preferred one down; the last is used where none is enough. */
  sizes: readonly number[];
  headingSize?: number;
  paint: SectionPaint;
}

/** Rows of sections at one size. */
export interface SetRows {
  rows: { blocks: SetBlock[]; width: number; height: number }[];
  size: number;
  height: number;
}

/** Sets rows of sections at the greatest size at which all fit; where none does, the highest rows give way. */
export function setSectionRows(
  rows: readonly (readonly Section[])[],
  { width, limit, gap, sizes, ...look }: RowsRoom,
  area: Area,
  words: PictureWords,
): SetRows {
  const largest = sizes[0] ?? area.type.text;
  if (limit === null) return at(largest);
  const found = greatestFitting(sizes, (size) => at(size).height <= limit);
  if (found !== undefined) return at(found);

  const least = at(sizes.at(-1) ?? largest);
  const needs = least.rows.map(({ height }) => height);
  return at(least.size, fairShares(needs, Math.max(0, limit - (rows.length - 1) * gap)));

  function at(size: number, shares?: number[]): SetRows {
    const set = rows.map((row, index) => {
      const each = (width - (row.length - 1) * gap) / row.length;
      const room = { width: each, limit: shares?.[index] ?? null, size, ...look };
      const blocks = row.map((section) => setSection(section, room, area, words));
      return { blocks, width: each, height: Math.max(...blocks.map(({ height }) => height)) };
    });
    return { rows: set, size, height: set.reduce((sum, { height }) => sum + height + gap, -gap) };
  }
}
