import type { Area } from '#engine/picture/Area.ts';
import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { sayRow, type Table } from './readTable.ts';
import { setCell } from './setCell.ts';

const before = 30;
const pad = 10;

/** Rows as a list for narrow screens: each cell below the name of its column. */
export function drawList(table: Table, area: Area) {
  const { width, type } = area;
  const elements: SceneElement[] = [];
  let y = 0;
  for (const [index, row] of table.rows.entries()) {
    const parts: SceneElement[] = [
      ...drawDisc(row.number, { x: 12, y: pad + 10, radius: row.number > 99 ? 13 : 10, role: 'accent-1' }),
    ];
    let top = pad;
    for (const [place, cell] of row.cells.entries()) {
      const column = table.columns[place];
      if (!column || (cell.text === '' && cell.below === '')) continue;
      if (place > 0) {
        const name = typesetText(column.name, {
          width: width - before,
          height: null,
          size: type.small,
          least: type.least,
        });
        parts.push(drawText(name, { x: before, y: top, role: 'quiet' }));
        top += name.height;
      }
      const set = setCell(cell, column, { width: width - before - pad, limit: null, size: type.text }, area);
      parts.push(...set.drawAt(before, top));
      top += set.height + 6;
    }
    const height = top + pad - 6;
    if (index % 2 === 1) parts.unshift({ kind: 'box', x: 0, y: 0, width, height, radius: 8, fill: 'wash' });
    elements.push({ kind: 'group', x: 0, y, pointer: row.pointer, label: sayRow(row, table), elements: parts });
    y += height;
  }
  return { height: y, elements };
}
