import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { setList } from '#engine/picture/text/setList.ts';
import { typesetText, type TextRoom } from '#engine/picture/text/typesetText.ts';

import { drawList, listIndent, type ListSign } from './drawList.ts';
import { drawText } from './drawText.ts';

const columnGap = 24;

/** A text or a list of texts, without their heading. */
export interface Texts {
  texts: string[];
  isList: boolean;
  /** What stands before each text of a list in place of a bullet. */
  sign?: ListSign;
}

/** Texts that were set, to be drawn with their top left corner at (x, y). */
export interface SetTexts {
  height: number;
  isShortened: boolean;
  drawAt: (x: number, y: number) => SceneElement[];
}

interface TextsRoom extends Omit<TextRoom, 'weight'> {
  weight: TextRoom['weight'] | undefined;
  columns: number | undefined;
}

/** Sets the texts of a section: a single text, a list in one or more columns, or that there is nothing yet. */
export function setTexts(
  { texts, isList, sign }: Texts,
  { columns = 1, weight = 400, ...room }: TextsRoom,
  words: PictureWords,
): SetTexts {
  const [first = ''] = texts;
  if (first === '' || !isList) {
    const text =
      first === ''
        ? typesetText(words.none, { ...room, size: Math.max(room.least, room.size - 1) })
        : typesetText(first, { ...room, weight });
    const role = first === '' ? 'quiet' : 'ink';
    return { height: text.height, isShortened: text.isShortened, drawAt: (x, y) => [drawText(text, { x, y, role })] };
  }
  const inColumn = Math.ceil(texts.length / columns);
  const count = Math.ceil(texts.length / inColumn);
  const width = (room.width - (count - 1) * columnGap) / count;
  const lists = Array.from({ length: count }, (_, column) => {
    const shown = texts.slice(column * inColumn, (column + 1) * inColumn);
    const inner = { ...room, weight, width: width - listIndent(sign) };
    return sign === 'number' ? setList(shown, inner, 0.7) : setList(shown, inner);
  });
  return {
    height: Math.max(...lists.map(({ height }) => height)),
    isShortened: lists.some((list) => list.isShortened),
    drawAt: (x, y) =>
      lists.flatMap((list, column) => drawList(list, { x: x + column * (width + columnGap), y, sign, words })),
  };
}
