import type { Area } from '#engine/picture/Area.ts';
import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { Draw } from '#engine/picture/Layout.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { greatestFitting } from '#engine/picture/text/greatestFitting.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { columnWidths } from './columnWidths.ts';
import { drawList } from './drawList.ts';
import { readTable, sayRow, type Table } from './readTable.ts';
import { setCell } from './setCell.ts';
import type { TableDescription } from './tableContract.ts';

const before = 34;
const columnGap = 20;
const pad = 9;
const mostPad = 22;
// A row of a full sheet has so many lines at most; the reading has the whole texts.
const mostLines = 4;

type Row = Table['rows'][number];

/** The items of a list as rows with their numbers; on further sheets where they do not fit on one. */
export const drawTable: Draw<TableDescription> = (described, source, area) => {
  const table = readTable(described, source);
  if (table.rows.length === 0 || table.columns.length === 0) return [];
  const description = `${source.title} (${source.words.counted(table.rows.length, source.nameOf(described.list))})`;
  const drawn = area.form === 'narrow' ? [drawList(table, area)] : drawSheets(table, area);
  return drawn.map((drawing) => ({ description, ...drawing }));
};

function drawSheets(table: Table, area: Area) {
  const widths = columnWidths(table.columns, area.width - before - (table.columns.length - 1) * columnGap - pad, area);
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((x, width) => x + width + columnGap, before));
  const names = table.columns.map(({ name }, index) => {
    const { small, least } = area.type;
    return typesetText(name, {
      width: widths[index] ?? 0,
      height: 2 * lineHeightOf(small),
      size: small,
      least,
      weight: 600,
    });
  });
  const header = Math.max(...names.map(({ height }) => height)) + 10;
  const room = area.height === null ? null : area.height - header;

  const sizes = sizesOf(area);
  const heightOf = (row: Row, size: number, limit: number | null) =>
    Math.max(24, ...setRow(row, size, limit).map(({ height }) => height)) + 2 * pad;
  const total = (size: number) => table.rows.reduce((sum, row) => sum + heightOf(row, size, null), 0);
  const found = room === null ? sizes[0] : greatestFitting(sizes, (size) => total(size) <= room);
  const size = found ?? area.type.least;
  const limit = found === undefined ? mostLines * lineHeightOf(size) : null;
  return shareOut().map((rows) => drawSheet(rows));

  function setRow(row: Row, at: number, bound: number | null) {
    return row.cells.map((cell, index) => {
      const column = table.columns[index] ?? { name: '', share: 1, role: 'ink' as const };
      return setCell(cell, column, { width: widths[index] ?? 0, limit: bound, size: at }, area);
    });
  }

  /** The rows of each sheet. */
  function shareOut(): Row[][] {
    const sheets: Row[][] = [[]];
    let used = 0;
    for (const row of table.rows) {
      const height = heightOf(row, size, limit);
      if (room !== null && used + height > room && used > 0) {
        sheets.push([]);
        used = 0;
      }
      sheets.at(-1)?.push(row);
      used += height;
    }
    return sheets;
  }

  function drawSheet(rows: readonly Row[]) {
    const elements: SceneElement[] = names.map((name, index) => {
      const role = table.columns[index]?.role ?? 'ink';
      return drawText(name, { x: lefts[index] ?? 0, y: header - 10 - name.height, role });
    });
    elements.push({
      kind: 'line',
      x1: 0,
      y1: header - 3,
      x2: area.width,
      y2: header - 3,
      stroke: 'accent-1',
      strokeWidth: 2,
    });
    const heights = rows.map((row) => heightOf(row, size, limit));
    const spare = room === null ? 0 : room - heights.reduce((sum, height) => sum + height, 0);
    const extra = Math.max(0, Math.min(2 * (mostPad - pad), spare / rows.length));
    let y = header;
    for (const [index, row] of rows.entries()) {
      const height = (heights[index] ?? 0) + extra;
      elements.push(drawRow(row, y, height, index % 2 === 1));
      y += height;
    }
    return { height: y, elements };
  }

  function drawRow(row: Row, y: number, height: number, isShaded: boolean): SceneElement {
    const parts: SceneElement[] = isShaded
      ? [{ kind: 'box', x: 0, y: 0, width: area.width, height, radius: 8, fill: 'wash' }]
      : [];
    parts.push(...drawDisc(row.number, { x: 15, y: height / 2, radius: row.number > 99 ? 13 : 11, role: 'accent-1' }));
    for (const [index, cell] of setRow(row, size, limit).entries()) {
      parts.push(...cell.drawAt(lefts[index] ?? 0, (height - cell.height) / 2));
    }
    return { kind: 'group', x: 0, y, pointer: row.pointer, label: sayRow(row, table), elements: parts };
  }
}
