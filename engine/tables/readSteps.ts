import type { Key } from './findRecords.ts';
import { labelOf, readCell } from './readCell.ts';
import type { Leaf } from './splitPlaces.ts';
import type { TableSource } from './TableSource.ts';
import type { Cell, SheetTable } from './Tabulation.ts';

/** The series of one item, which all have as many steps, and what names the item. */
export interface Steps {
  owner: readonly Key[];
  series: readonly Leaf[];
}

/** The series of like items as a table: a row for each step, a column for each; null where all are empty. */
export function readSteps(source: TableSource, items: readonly Steps[], title: string): SheetTable | null {
  const [first] = items;
  const [leaf] = first?.series ?? [];
  if (!first || !leaf) return null;
  const { item = '' } = source.wordsOf(leaf.place.pattern);
  const rows = items.flatMap(({ owner, series }) => {
    const columns = series.map(({ place }) => source.items(place));
    const steps = Math.max(...columns.map(({ length }) => length));
    return Array.from({ length: steps }, (_, index) => {
      const pointer = `${series[0]?.place.pointer ?? ''}/${index}`;
      const step: Cell = { kind: 'number', value: index + 1, pointer };
      const cells = columns.map((column) => (column[index] ? readCell(source, column[index]) : null));
      return { pointer, cells: [...owner.map(asCell), step, ...cells] };
    });
  });
  if (rows.length === 0) return null;
  const labels = first.series.map(({ place, group }) => labelOf(source, place, group));
  return {
    title: [title, item].filter(Boolean).join(' › '),
    columns: [...first.owner.map(({ head }) => head), item, ...labels],
    rows,
  };
}

function asCell({ text, pointer }: Key): Cell {
  return { kind: 'text', text, pointer };
}
