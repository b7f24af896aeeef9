import type { Draw } from '#engine/picture/Layout.ts';

import { drawAcross } from './drawAcross.ts';
import { drawStages } from './drawStages.ts';
import type { GridDescription } from './gridContract.ts';
import { readGrid, sayCounts } from './readGrid.ts';

/**
 * Buyer utility maps (Kim and Mauborgne) and other grids of marks: one drawing, or one for each item of a list. Cells
 * are read column by column; gains and pains are counted by row and by column, since blocks are looked for along both.
 */
export const drawGrid: Draw<GridDescription> = (described, source, area) => {
  const items = described.each === undefined ? [''] : source.itemsAt(described.each);
  return items.flatMap((item) => {
    const grid = readGrid(described, item, source);
    const isEmpty = grid.cells.every(({ sense, note }) => sense === 'none' && note === '');
    if (described.each === undefined && isEmpty) return [];
    const drawn = area.form === 'narrow' ? drawStages(grid, source, area) : drawAcross(grid, source, area);
    return {
      ...(grid.about !== '' && { about: grid.about }),
      description: `${grid.about || source.title} (${sayCounts(grid, grid, source)})`,
      ...drawn,
    };
  });
};
