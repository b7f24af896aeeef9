import type { AreaPlace } from './placeAreas.ts';

/** An area with the height that it needs. */
export type NeedingPlace = AreaPlace & { height: number; isFixed: boolean };

/**
 * The heights of the rows: as high as the areas need, then shrunk or stretched to the limit, if there is one. Rows that
 * hold only fixed areas keep their height if there are others that can give.
 */
export function rowHeights(
  places: readonly NeedingPlace[],
  count: number,
  gap: number,
  limit: number | null,
): number[] {
  const heights = Array.from({ length: count }, (_, row) => {
    const single = places.filter((place) => place.row === row && place.rows === 1);
    return Math.max(24, ...single.map(({ height }) => height));
  });
  for (const { row, rows, height } of places) {
    const missing = height - sum(heights.slice(row, row + rows)) - (rows - 1) * gap;
    if (missing > 0) for (let at = row; at < row + rows; at += 1) heights[at] = (heights[at] ?? 0) + missing / rows;
  }
  if (limit === null) return heights.map((height) => Math.ceil(height));

  const room = limit - (count - 1) * gap;
  const held = heights.map((_, row) => {
    const inRow = places.filter((place) => place.row <= row && row < place.row + place.rows);
    return inRow.every((place) => place.isFixed);
  });
  const isFixed = held.every(Boolean) ? held.map(() => false) : held;
  const wanted = sum(heights.filter((_, row) => isFixed[row]));
  const others = sum(heights.filter((_, row) => !isFixed[row]));
  // Where the lists would be cut, the others give up more.
  const fixed = Math.min(wanted, room * (wanted + others > room ? 0.45 : 0.5));
  const fixedFactor = fixed / Math.max(1, wanted);
  const factor = (room - fixed) / Math.max(1, others);
  return heights.map((height, row) => Math.floor(height * (isFixed[row] ? fixedFactor : factor)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
