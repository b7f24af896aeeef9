import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawLegend } from './drawLegend.ts';
import { drawMark, markRole } from './drawMark.ts';
import { type Cell, type Grid, sayCell, sayCounts } from './readGrid.ts';
import { setAgainst } from './setAgainst.ts';
import { groundOf } from './setCell.ts';
import { setCounts } from './setCounts.ts';
import { stepEdit } from './stepEdit.ts';

const gap = 4;
const before = 102;
const rowHeight = 44;
const stepHeight = 108;
const radius = 10;
const indent = 30;

/** The grid on a phone: its signs alone, then the notes, column by column. */
export function drawStages(grid: Grid, source: PictureSource, area: Area) {
  const { type } = area;
  const elements: SceneElement[] = [];
  let y = 0;
  const against = setAgainst(grid.against, 0, area);
  elements.push(...against.draw());
  y += against.height === 0 ? 0 : against.height + 12;
  drawSigns();
  const legend = drawLegend(grid, area);
  elements.push(...legend.drawAt(0, y));
  y += legend.height;
  for (const [index, column] of grid.columns.entries()) {
    const told = grid.cells.filter((cell) => cell.column === index && (cell.sense !== 'none' || cell.note !== ''));
    if (told.length === 0) continue;
    const name = typesetText(column.name, {
      width: area.width - 90,
      height: null,
      size: type.heading,
      least: type.least,
      weight: 600,
    });
    const counts = setCounts(column, area);
    y += 14;
    elements.push({
      kind: 'group',
      y,
      label: `${column.name}: ${sayCounts(column, grid, source)}`,
      elements: [
        drawText(name, { x: 0, y: 0, role: 'accent-1' }),
        ...counts.drawAt(area.width - counts.width, 0),
        {
          kind: 'line',
          x1: 0,
          y1: name.height + 4,
          x2: area.width,
          y2: name.height + 4,
          stroke: 'accent-1',
          strokeWidth: 1.5,
        },
      ],
    });
    y += name.height + 8;
    for (const cell of told) elements.push(drawNote(cell));
  }
  return { height: y, elements };

  function drawSigns() {
    const count = Math.max(1, grid.columns.length);
    const width = (area.width - before - (count - 1) * gap) / count;
    const leftOf = (column: number) => before + column * (width + gap);
    const names = grid.columns.flatMap(({ name }, index): SceneElement[] => {
      const set = typesetText(name, {
        width: stepHeight - 8,
        height: lineHeightOf(12),
        size: 12,
        least: 12,
        weight: 600,
      });
      const x = leftOf(index) + width / 2 + 4;
      return [{ ...drawText(set, { x, y: 0, role: 'accent-1' }), y: y + stepHeight - 6, rotation: -90 }];
    });
    elements.push({ kind: 'group', elements: names });
    y += stepHeight;
    const rows = grid.rows.map(({ name }, index) => {
      const set = typesetText(name, {
        width: before - 8,
        height: rowHeight,
        size: type.small,
        least: type.least,
        weight: 600,
      });
      return drawText(set, { x: 0, y: y + index * (rowHeight + gap) + (rowHeight - set.height) / 2, role: 'accent-1' });
    });
    elements.push({ kind: 'group', elements: rows });
    for (const cell of grid.cells) {
      const at = { x: leftOf(cell.column), y: y + cell.row * (rowHeight + gap) };
      elements.push({
        kind: 'group',
        ...at,
        pointer: cell.pointer,
        label: `${cell.name}: ${cell.word}`,
        edit: stepEdit(cell, grid, { x: 0, y: 0, width, height: rowHeight }),
        isForEdits: true,
        elements: [
          groundOf(cell, width, rowHeight),
          ...drawMark(cell.sense, { x: width / 2, y: rowHeight / 2, radius }),
        ],
      });
    }
    y += grid.rows.length * (rowHeight + gap);
  }

  function drawNote(cell: Cell): GroupElement {
    const row = grid.rows[cell.row]?.name ?? '';
    const room = { width: area.width - indent, height: null, least: type.least };
    const name = typesetText(row, { ...room, size: type.text, weight: 600 });
    const note = cell.note === '' ? null : typesetText(cell.note, { ...room, size: type.text });
    const line = lineHeightOf(type.text);
    const at = y;
    y += name.height + (note?.height ?? 0) + 14;
    return {
      kind: 'group',
      y: at,
      pointer: cell.pointer,
      label: sayCell(cell),
      elements: [
        ...drawMark(cell.sense, { x: radius, y: 4 + line / 2, radius }),
        drawText(name, { x: indent, y: 4, role: markRole[cell.sense] }),
        ...(note ? [drawText(note, { x: indent, y: 4 + name.height })] : []),
      ],
    };
  }
}
