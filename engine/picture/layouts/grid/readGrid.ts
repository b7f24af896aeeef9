import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { GridDescription } from './gridContract.ts';

/** What a mark means to the reader. */
export type Sense = 'good' | 'bad' | 'none';

/** How many cells are good and how many bad. */
export interface Counts {
  /** The pointer of what they are in. */
  of: string;
  good: number;
  bad: number;
}

export interface Cell {
  pointer: string;
  row: number;
  column: number;
  sense: Sense;
  mark: { pointer: string; value: string };
  /** The word for its mark. */
  word: string;
  note: string;
  /** "Simplicity, Purchase". */
  name: string;
}

export interface Head extends Counts {
  name: string;
}

export interface Grid extends Counts {
  about: string;
  against: { pointer: string; name: string; text: string } | null;
  rows: (Head & { pointer: string })[];
  columns: Head[];
  /** Column by column. */
  cells: Cell[];
  /** The values that a mark may have. */
  values: string[];
  /** The words for the marks. */
  words: Record<Sense, string>;
}

/** Reads the grid of an item, or of the document where the item is "". */
export function readGrid(described: GridDescription, item: string, source: PictureSource): Grid {
  const { mark, note, good, bad, about, against } = described;
  const root = `${item}/${described.rows}`;
  const rowKeys = source.propertiesOf(root);
  const columnKeys = source.propertiesOf(`${root}/${rowKeys[0] ?? ''}`);
  const nameOf = (pointer: string) => source.nameOf(pointer);
  const choices = source.choicesOf(patternOf(`${root}/${rowKeys[0]}/${columnKeys[0]}/${mark}`));
  const wordFor = (value: string | undefined) => choices.find((choice) => choice.value === value)?.word ?? '';
  const none = choices.find(({ value }) => value !== good && value !== bad)?.word ?? '';

  const cells = columnKeys.flatMap((column, columnIndex) =>
    rowKeys.map((row, rowIndex): Cell => {
      const pointer = `${root}/${row}/${column}`;
      const value = source.codeAt(`${pointer}/${mark}`);
      return {
        pointer,
        mark: { pointer: `${pointer}/${mark}`, value },
        row: rowIndex,
        column: columnIndex,
        sense: value === good ? 'good' : value === bad ? 'bad' : 'none',
        word: wordFor(value) || none,
        note: source.textAt(`${pointer}/${note}`),
        name: `${nameOf(`${root}/${row}`)}, ${nameOf(pointer)}`,
      };
    }),
  );
  const compared = against === undefined ? '' : source.textAt(`${item}/${against}`);
  return {
    about: about === undefined ? '' : source.textAt(`${item}/${about}`),
    against:
      compared === '' ? null : { pointer: `${item}/${against}`, name: nameOf(`${item}/${against}`), text: compared },
    rows: rowKeys.map((key, index) => ({
      name: nameOf(`${root}/${key}`),
      pointer: `${root}/${key}`,
      ...count(
        root,
        cells.filter(({ row }) => row === index),
      ),
    })),
    columns: columnKeys.map((key, index) => ({
      name: nameOf(`${root}/${rowKeys[0]}/${key}`),
      ...count(
        root,
        cells.filter(({ column }) => column === index),
      ),
    })),
    cells,
    values: choices.map(({ value }) => value),
    words: { good: wordFor(good), bad: wordFor(bad), none },
    ...count(root, cells),
  };
}

/** A cell as it is read aloud: "Simplicity, Purchase: Gain; one code at every partner". */
export function sayCell({ name, word, note }: Cell): string {
  return [`${name}: ${word}`, note].filter((part) => part !== '').join('; ');
}

/** Counts as they are read aloud: "Gain: 3, Pain: 2". */
export function sayCounts({ good, bad }: Pick<Counts, 'good' | 'bad'>, { words }: Grid, source: PictureSource): string {
  return `${source.words.counted(good, words.good)}, ${source.words.counted(bad, words.bad)}`;
}

function count(of: string, cells: readonly Cell[]): Counts {
  const many = (sense: Sense) => cells.filter((cell) => cell.sense === sense).length;
  return { of, good: many('good'), bad: many('bad') };
}

function patternOf(pointer: string): string {
  return pointer.replaceAll(/\/\d+(?=\/)/g, '/*');
}
