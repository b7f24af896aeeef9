import type { Area } from '#engine/picture/Area.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import { fairShares } from '#engine/picture/text/fairShares.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { ForceList, Forces } from './Forces.ts';
import { setForceRows, type SetForceRows } from './setForceRows.ts';
import { setJourney, type SetJourney } from './setJourney.ts';

/** The parts of a drawing that share its height. */
interface Fitted {
  journey: SetJourney;
  on: SetForceRows[];
  back: SetForceRows[];
  /** The part of the rows' spare height that they are given. */
  stretch: number;
  journeyHeight: number;
  /** What is left between the parts. */
  rest: number;
}

// The part of a limited height that the journey may take where both are short.
const journeyShare = 0.42;
// How high a journey with short texts becomes.
const tallest = 280;

/** Finds the sizes at which forces and journey fit; the forces shrink last, and what is left over is shared. */
export function fitForces(forces: Forces, limit: number | null, area: Area, words: PictureWords): Fitted {
  const { push, pull, habit, worry } = forces;
  const sides =
    area.form === 'narrow'
      ? [[push], [pull], [habit], [worry]]
      : [
          [push, pull],
          [habit, worry],
        ];
  const setRows = (lists: ForceList[], size: number, most: number | null = null) =>
    setForceRows(lists, { size, limit: most }, area, words);
  const setSteps = (size: number, most: number | null = null) =>
    setJourney(forces.journey, { size, limit: most }, area, words);

  const sizes = sizesOf(area);
  const largest = sizes[0] ?? area.type.text;
  if (limit === null)
    return fitted(
      setSteps(largest),
      sides.map((lists) => setRows(lists, largest)),
    );

  const least = sizes.at(-1) ?? area.type.least;
  const shortest = setSteps(least);
  const rowsAt = (size: number) => sides.map((lists) => setRows(lists, size));
  const found = greatestFitting(sizes, (size) => shortest.height + heightOf(rowsAt(size)) <= limit);
  if (found !== undefined) {
    const rows = rowsAt(found);
    const left = limit - heightOf(rows);
    return fitted(setSteps(greatestFitting(sizes, (size) => setSteps(size).height <= left) ?? least), rows);
  }
  const rows = rowsAt(least);
  const most = Math.max(limit * journeyShare, limit - heightOf(rows));
  const journey = setSteps(least, Math.min(most, shortest.height));
  const shares = fairShares(
    rows.map(({ height }) => height),
    limit - journey.height,
  );
  return fitted(
    journey,
    sides.map((lists, index) => setRows(lists, least, shares[index] ?? null)),
  );

  function fitted(journey: SetJourney, rows: SetForceRows[]): Fitted {
    const half = rows.length / 2;
    const left = limit === null ? 0 : Math.max(0, limit - journey.height - heightOf(rows));
    const spare = rows.reduce((sum, each) => sum + each.spare, 0);
    const stretch = spare === 0 ? 0 : Math.min(1, left / spare);
    const journeyHeight = Math.max(journey.height, Math.min(tallest, journey.height + left - stretch * spare));
    const rest = left - stretch * spare - (journeyHeight - journey.height);
    return { journey, on: rows.slice(0, half), back: rows.slice(half), stretch, journeyHeight, rest };
  }
}

function heightOf(rows: readonly SetForceRows[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}
