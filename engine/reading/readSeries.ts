import type { Block, Value } from './Block.ts';
import type { ReadingPlace, ReadingSource } from './ReadingSource.ts';
import { readValue } from './readValue.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Whether a place is a list of numbers, one for each step. */
export function isSeries(source: ReadingSource, place: ReadingPlace): boolean {
  return place.node.type === 'array' && source.itemNode(place.node).type === 'number';
}

/** The series among some places as one table: a row for each step, a column for each; null where all are empty. */
export function readSeries(source: ReadingSource, places: readonly ReadingPlace[]): Table | null {
  const columns = places
    .filter((place) => isSeries(source, place))
    .map((place) => ({ place, values: source.items(place).map((item) => readValue(source, item)) }))
    .filter(({ values }) => values.some(Boolean));
  const [first] = columns;
  if (!first) return null;
  const { pointer, pattern } = first.place;
  const steps = Math.max(...columns.map(({ values }) => values.length));
  return {
    kind: 'table',
    columns: [source.wordsOf(pattern).item ?? '', ...columns.map(({ place }) => source.wordsOf(place.pattern).title)],
    rows: Array.from({ length: steps }, (_, index) => {
      const at = `${pointer}/${index}`;
      const step: Value = { text: source.formatNumber(index + 1), isWord: true, pointer: at };
      return { pointer: at, cells: [step, ...columns.map(({ values }) => values[index] ?? null)] };
    }),
    pointer,
  };
}
