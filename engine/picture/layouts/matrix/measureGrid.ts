import type { Area } from '#engine/picture/Area.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { MatrixDescription } from './matrixContract.ts';

/** Where the cells of a matrix lie. */
export interface MatrixGrid {
  left: number;
  top: number;
  /** The plot without axes. */
  width: number;
  plotHeight: number;
  /** The height with axes and legend. */
  height: number;
  cellWidth: number;
  cellHeight: number;
  from: number;
  to: number;
  highFrom: number;
  /** The x of the border between low and high. */
  borderX: number;
  borderY: number;
  /** Whether the quadrants have names. */
  isNamed: boolean;
  /** The centre of the cell of a score. */
  centreX: (score: number) => number;
  centreY: (score: number) => number;
  /** The colour's place of each group's value. */
  groups: string[];
}

/** Divides an area into the cells of a scale; the y axis points up. */
export function measureGrid(matrix: MatrixDescription, source: PictureSource, area: Area): MatrixGrid {
  const { from, to } = source.scaleOf(`${matrix.list}/*/${matrix.x}`);
  const steps = to - from + 1;
  const isNarrow = area.form === 'narrow';
  const left = isNarrow ? 38 : 52;
  const below = isNarrow ? 40 : 46;
  const height = area.height ?? (isNarrow ? 340 : 534);
  const plotHeight = height - below;
  const width = area.width - left;
  const cellWidth = width / steps;
  const cellHeight = plotHeight / steps;
  return {
    left,
    top: 0,
    width,
    plotHeight,
    height,
    cellWidth,
    cellHeight,
    from,
    to,
    highFrom: matrix.highFrom,
    borderX: left + (matrix.highFrom - from) * cellWidth,
    borderY: plotHeight - (matrix.highFrom - from) * cellHeight,
    centreX: (score) => left + (clamp(score) - from + 0.5) * cellWidth,
    centreY: (score) => plotHeight - (clamp(score) - from + 0.5) * cellHeight,
    isNamed: matrix.quadrants !== undefined,
    groups:
      matrix.group === undefined ? [] : source.choicesOf(`${matrix.list}/*/${matrix.group}`).map(({ value }) => value),
  };

  function clamp(score: number): number {
    return Math.min(to, Math.max(from, score));
  }
}
