import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { fairShares } from '#engine/picture/text/fairShares.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawLegend } from './drawLegend.ts';
import { type Grid, type Head, sayCounts } from './readGrid.ts';
import { setAgainst } from './setAgainst.ts';
import { setCell } from './setCell.ts';
import { setCounts } from './setCounts.ts';

const gap = 6;
const before = { sheet: 160, page: 118, narrow: 0 };
const largest = { sheet: 18, page: 12.5, narrow: 0 };
const leastRow = 44;

/** The grid on a wide area: columns as steps of a way, rows below each other, counts beside the names of both. */
export function drawAcross(grid: Grid, source: PictureSource, area: Area) {
  const { type } = area;
  const left = before[area.form] + gap;
  const count = Math.max(1, grid.columns.length);
  const width = (area.width - left - (count - 1) * gap) / count;
  const leftOf = (column: number) => left + column * (width + gap);

  const against = setAgainst(grid.against, left, area);
  const start = against.height === 0 ? 0 : against.height + 12;
  const names = grid.columns.map(({ name }) =>
    typesetText(name, {
      width: width - 30,
      height: 2 * lineHeightOf(type.heading),
      size: type.heading,
      least: type.least,
      weight: 600,
    }),
  );
  const step = Math.max(0, ...names.map(({ height }) => height)) + 10;
  const top = start + step + lineHeightOf(type.small) + 12;
  const legend = drawLegend(grid, area);
  const room = area.height === null ? null : area.height - top - legend.height - gap;
  const heads = grid.rows.map((row) => setHead(row));
  const { size, heights, isLimited } = layRows();

  const elements: SceneElement[] = [...against.draw()];
  let y = top;
  const tops = heights.map((height) => (y += height + gap) - height - gap);
  for (const [index, head] of heads.entries()) elements.push(head.draw(tops[index] ?? 0, heights[index] ?? 0));
  for (const [index, column] of grid.columns.entries()) {
    elements.push(drawStep(column, index));
    for (const cell of grid.cells.filter((each) => each.column === index)) {
      const height = heights[cell.row] ?? 0;
      const set = setCell(cell, grid, { width, limit: isLimited ? height : null, size }, area);
      elements.push(set.draw(leftOf(index), tops[cell.row] ?? 0, height));
    }
  }
  elements.push(...legend.drawAt(left, y));
  return { height: area.height ?? y + legend.height, elements };

  /**
   * The size of the notes and the heights of the rows: all that there is on a sheet, as much as is needed on a page.
   */
  function layRows() {
    const naturalAt = (tried: number) =>
      grid.rows.map((_, row) => {
        const cells = grid.cells.filter((cell) => cell.row === row);
        const ofCells = cells.map((cell) => setCell(cell, grid, { width, limit: null, size: tried }, area).height);
        return Math.max(leastRow, heads[row]?.height ?? 0, ...ofCells);
      });
    const space = room === null ? null : room - (grid.rows.length - 1) * gap;
    const sizes = sizesOf(area, largest[area.form]);
    const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
    if (space === null)
      return { size: sizes[0] ?? type.text, heights: naturalAt(sizes[0] ?? type.text), isLimited: false };
    const found = greatestFitting(sizes, (tried) => sum(naturalAt(tried)) <= space);
    const natural = naturalAt(found ?? type.least);
    if (found === undefined) return { size: type.least, heights: fairShares(natural, space), isLimited: true };
    // Rows alike in height where all fit, else what is left over in equal parts.
    const equal = space / Math.max(1, natural.length);
    const spare = (space - sum(natural)) / Math.max(1, natural.length);
    const areAlike = natural.every((height) => height <= equal);
    return { size: found, heights: natural.map((height) => (areAlike ? equal : height + spare)), isLimited: false };
  }

  function setHead(row: Grid['rows'][number]) {
    const name = typesetText(row.name, {
      width: left - 16,
      height: 3 * lineHeightOf(type.heading),
      size: type.heading,
      least: type.least,
      weight: 600,
    });
    const counts = setCounts(row, area);
    const own = name.height + counts.height + 4;
    return {
      height: own + 8,
      draw: (at: number, height: number): GroupElement => ({
        kind: 'group',
        y: at,
        pointer: row.pointer,
        label: `${row.name}: ${sayCounts(row, grid, source)}`,
        elements: [
          { kind: 'line', x1: 0, y1: -gap / 2, x2: left - gap, y2: -gap / 2, stroke: 'line' },
          drawText(name, { x: 0, y: (height - own) / 2, role: 'accent-1' }),
          ...counts.drawAt(0, (height - own) / 2 + name.height + 4),
        ],
      }),
    };
  }

  function drawStep(column: Head, index: number): GroupElement {
    const name = names[index];
    const counts = setCounts(column, area);
    return {
      kind: 'group',
      x: leftOf(index),
      y: start,
      label: `${column.name}: ${sayCounts(column, grid, source)}`,
      elements: [
        { kind: 'path', commands: arrow(width, step, index > 0), fill: 'accent-1' },
        ...(name
          ? [drawText(name, { x: width / 2, y: (step - name.height) / 2, role: 'on-accent', align: 'middle' })]
          : []),
        ...counts.drawAt((width - counts.width) / 2, step + 5),
      ],
    };
  }
}

const point = 9;

/** A step of a way, which points to the next. */
function arrow(width: number, height: number, isFurther: boolean): string {
  const notch = isFurther ? ` L ${point} ${height / 2}` : '';
  return `M 0 0 L ${width - point} 0 L ${width} ${height / 2} L ${width - point} ${height} L 0 ${height}${notch} Z`;
}
