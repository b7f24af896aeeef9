import type { MatrixDescription } from './matrixContract.ts';

/** The quadrant that two scores fall in. */
export function quadrantOf({ highFrom }: Pick<MatrixDescription, 'highFrom'>, x: number, y: number) {
  return `${x >= highFrom ? 'high' : 'low'}X${y >= highFrom ? 'High' : 'Low'}Y` as const;
}
