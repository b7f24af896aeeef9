import { type Key, findRecords, type Row } from './findRecords.ts';
import { labelOf, readCell } from './readCell.ts';
import { readSteps } from './readSteps.ts';
import { type Family, splitPlaces } from './splitPlaces.ts';
import type { TableSource } from './TableSource.ts';
import type { Cell, SheetTable } from './Tabulation.ts';

/** The same lists under one owner or several; all have as many places. */
export interface Branch {
  owner: Key[];
  family: Family;
}

/** The table of the branches, then those of the lists within their items. Empty tables and columns are left out. */
export function readTables(source: TableSource, branches: readonly Branch[], title: string): SheetTable[] {
  const rows = branches.flatMap(({ family, owner }) => findRecords(source, family, owner));
  const parts = rows.map((row) => ({ row, ...splitPlaces(source, source.properties(row.place)) }));
  const own = readTable(source, parts, title);
  const steps = readSteps(
    source,
    parts.map(({ row, series }) => ({ owner: row.name, series })),
    title,
  );
  const inner = parts[0]?.families ?? [];
  return [
    ...(own ? [own] : []),
    ...(steps ? [steps] : []),
    ...inner.flatMap((first, index) => {
      const within = parts.flatMap(({ row, families }) => {
        const family = families[index];
        return family ? [{ owner: row.name, family }] : [];
      });
      return readTables(source, within, `${title} › ${titleOf(source, first)}`);
    }),
  ];
}

/** What a family's lists are called together. */
export function titleOf(source: TableSource, { places }: Family): string {
  return places.map(({ pattern }) => source.wordsOf(pattern).title).join(' · ');
}

interface RowParts extends ReturnType<typeof splitPlaces> {
  row: Row;
}

function readTable(source: TableSource, parts: readonly RowParts[], title: string): SheetTable | null {
  const [first] = parts;
  if (!first) return null;
  const titleKey = source.definition.ui.itemTitles[first.row.place.pattern.replace(/\/\*$/, '')];
  const rows = parts.flatMap(({ row, leaves }) => {
    const cells = leaves.map(({ place }) => readCell(source, place));
    const isFilled = leaves.some(({ place }, index) => cells[index] && place.value !== place.node.default);
    return isFilled ? [{ row, cells }] : [];
  });
  const columns = first.leaves
    .map(({ place, group }, index) => ({
      index,
      label: labelOf(source, place, group),
      key: place.pointer.split('/').at(-1),
    }))
    .filter(({ index }) => rows.some(({ cells }) => cells[index]))
    .toSorted((a, b) => Number(b.key === titleKey) - Number(a.key === titleKey));
  if (rows.length === 0) return null;
  return {
    title,
    columns: [...first.row.keys.map(({ head }) => head), ...columns.map(({ label }) => label)],
    rows: rows.map(({ row, cells }) => ({
      pointer: row.place.pointer,
      cells: [...row.keys.map(asCell), ...columns.map(({ index }) => cells[index] ?? null)],
    })),
  };
}

function asCell({ text, pointer }: Key): Cell {
  return { kind: 'text', text, pointer };
}
