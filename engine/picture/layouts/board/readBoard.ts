import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { Accent } from '#engine/picture/roles.ts';

import type { BoardDescription } from './boardContract.ts';
import { type CardTest, readTest } from './readTest.ts';

export interface Card {
  pointer: string;
  /** Its place in the list. */
  number: number;
  title: string;
  chip: string;
  text: string;
  purpose: string;
  /** What a list of the card is called, and how many it has. */
  parts: { name: string; count: number } | null;
  test: CardTest | null;
}

export interface Column {
  /** null: cards without a value. */
  value: string | null;
  title: string;
  role: Accent | 'assumed';
  isDashed: boolean;
  /** The pointer of the list that its cards are in. */
  list: string;
  cards: Card[];
}

const accents: readonly Accent[] = ['accent-1', 'accent-2', 'accent-4', 'accent-3', 'accent-5', 'accent-6'];

/** Reads the columns of a board in the order of the enum, and one for cards without a value if there are some. */
export function readBoard(described: BoardDescription, source: PictureSource): Column[] {
  const { list, by, leftOut } = described;
  const items = source.itemsAt(list).map((pointer, index) => ({
    value: source.codeAt(`${pointer}/${by}`),
    card: readCard(described, pointer, index + 1, source),
  }));
  const choices = source.choicesOf(`${list}/*/${by}`);
  const columns = choices.map(({ value, word }, index): Column => {
    const isDashed = value === leftOut;
    const cards = items.filter((item) => item.value === value).map(({ card }) => card);
    const role = isDashed ? 'assumed' : (accents[index % accents.length] ?? 'accent-1');
    return { value, title: word, role, isDashed, list, cards };
  });
  const others = items.filter((item) => choices.every(({ value }) => value !== item.value)).map(({ card }) => card);
  if (others.length === 0) return columns;
  return [
    ...columns,
    { value: null, title: source.words.unsorted, role: 'assumed', isDashed: true, list, cards: others },
  ];
}

function readCard(
  { list, title, chip, text, purpose, parts, test }: BoardDescription,
  pointer: string,
  number: number,
  source: PictureSource,
): Card {
  const textOf = (field: string | undefined) => (field === undefined ? '' : source.textAt(`${pointer}/${field}`));
  const count = parts === undefined ? 0 : source.itemsAt(`${pointer}/${parts}`).length;
  return {
    pointer,
    number,
    // The column says what is only planned.
    title: test ? source.codeAt(`${pointer}/${title}`) : textOf(title),
    chip: textOf(chip),
    text: textOf(text),
    purpose: textOf(purpose),
    parts: parts === undefined || count === 0 ? null : { name: source.nameOf(`${pointer}/${parts}`), count },
    test: test ? readTest(test, list, pointer, source) : null,
  };
}
