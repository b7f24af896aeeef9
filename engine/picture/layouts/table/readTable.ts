import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { Role } from '#engine/picture/roles.ts';

import type { TableDescription } from './tableContract.ts';

export interface Column {
  name: string;
  share: number;
  role: Role;
}

export interface Cell {
  pointer: string;
  text: string;
  below: string;
  /** Where it is a score. */
  score: { value: number; of: number } | null;
}

export interface Table {
  columns: Column[];
  rows: { pointer: string; number: number; cells: Cell[] }[];
}

const usualShare = 2;

/** Reads a table; columns that no item has anything in are left out. */
export function readTable({ list, columns }: TableDescription, source: PictureSource): Table {
  const rows = source.itemsAt(list).map((pointer, index) => ({
    pointer,
    number: index + 1,
    cells: columns.map(({ field, below }) => readCell(`${pointer}/${field}`, below && `${pointer}/${below}`, source)),
  }));
  const isFilled = columns.map((_, index) => rows.some(({ cells }) => cells[index]?.text || cells[index]?.below));
  return {
    columns: columns
      .map(({ field, below, share = usualShare, role }): Column => {
        // A column of two fields is called after what its items are.
        const name = below === undefined ? source.nameOf(`${list}/*/${field}`) : source.nameOf(list);
        return { name, share, role: role ?? 'ink' };
      })
      .filter((_, index) => isFilled[index]),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => isFilled[index]) })),
  };
}

function readCell(pointer: string, below: string | undefined, source: PictureSource): Cell {
  const value = source.numberAt(pointer);
  const { to } = source.scaleOf(pointer.replaceAll(/\/\d+(?=\/)/g, '/*'));
  return {
    pointer,
    text: source.textsAt(pointer).join(' · '),
    below: below === undefined ? '' : readBelow(below, source),
    score: value === undefined || to > 5 ? null : { value, of: to },
  };
}

function readBelow(pointer: string, source: PictureSource): string {
  return source.isList(pointer) ? source.sourcesAt(pointer).join(' · ') : source.textAt(pointer);
}

/** A row as it is read aloud: "2. Name: Return within seven days; Metric: share of boxes". */
export function sayRow({ number, cells }: Table['rows'][number], { columns }: Table): string {
  const said = cells.flatMap(({ text, below }, index) =>
    text === '' && below === '' ? [] : [`${columns[index]?.name}: ${[text, below].filter(Boolean).join(', ')}`],
  );
  return `${number}. ${said.join('; ')}`;
}
