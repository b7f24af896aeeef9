import type { StoredImage } from '#engine/images/storedImage.ts';

/**
 * What nobody has confirmed of a part: its own text, or all that it says, which is then told once and not again at what
 * is within it.
 */
export type UnconfirmedScope = 'text' | 'all';

/** A score on a scale, such as 4 of 1 to 5. */
export interface Score {
  value: number;
  from: number;
  to: number;
}

/** A value as people read it. */
export interface Value {
  /** In the reader's language: a word for an enum value, a name for a reference, a written date. */
  text: string;
  /** Present for scores; `text` is then "4/5". */
  score?: Score;
  /**
   * The text is in the reader's language: a choice, a date, a number other than a score. Without it, it stands as
   * people wrote it.
   */
  isWord?: true;
  /** Of the first cell of a row, 'all' is the row. */
  unconfirmed?: UnconfirmedScope;
  /** Pointer of what it was read from. */
  pointer: string;
}

/** A value and what it is called. */
export interface Field extends Value {
  label: string;
  /** By the schema a choice, a date, a number or a text of a few words. */
  isBrief?: true;
}

interface Labelled {
  /** What the block is called; absent where the heading above says it. */
  label?: string;
  /** Of several values it is 'all', and stands with the label. */
  unconfirmed?: UnconfirmedScope;
  pointer: string;
}

/**
 * A part of a reading. `pointer` is the JSON pointer of what it was read from. Headings start at level 2, below the
 * toolset's title, and never skip one; `number` counts the items of a list, from 1, and `isWritten` tells a title that
 * people wrote, at `titleAt`. A note says what an item rests on; a list of citations is what it cites.
 */
export type Block =
  | HeadingBlock
  | (Labelled & { kind: 'paragraph'; text: string; lead?: true; isNote?: true })
  | (Labelled & { kind: 'quote'; text: string })
  | (Labelled & { kind: 'list'; items: Value[]; isCitations?: true })
  | (Labelled & { kind: 'fields'; fields: Field[] })
  | (Labelled & { kind: 'table'; columns: string[]; rows: TableRow[] })
  | ImageBlock;

export interface HeadingBlock {
  kind: 'heading';
  level: number;
  text: string;
  number?: number;
  isWritten?: true;
  unconfirmed?: UnconfirmedScope;
  pointer: string;
  /** Pointer of the value that names the item; absent where its title says nothing of its own. */
  titleAt?: string;
}

/** An uploaded image; `alt` says what it is to whoever does not see it. */
export type ImageBlock = Labelled & { kind: 'image'; image: StoredImage; alt: string };

export interface TableRow {
  /** Pointer of the item. */
  pointer: string;
  /** One for each column; null where the item has no such value. The first names the item. */
  cells: (Value | null)[];
}
