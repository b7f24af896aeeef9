import { drawSign } from '#engine/picture/entries/drawSign.ts';
import type { Sign } from '#engine/picture/entries/signs.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { Role } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import type { SetList } from '#engine/picture/text/setList.ts';

import { drawDisc } from './drawDisc.ts';
import { drawText } from './drawText.ts';

interface ListPlace {
  x: number;
  y: number;
  role?: Role;
  sign?: ListSign | undefined;
  words: PictureWords;
}

/** What stands before the items of a list in place of bullets: a sign, or their numbers. */
export type ListSign = Sign | 'number';

/** The room that a bullet, or the sign in its place, takes beside the text. */
export function listIndent(sign: ListSign | undefined): number {
  return sign === 'number' ? 34 : sign ? 20 : 12;
}

/**
 * A list that was set, with its top left corner at (x, y): a bullet, a sign or a number before each item, and how many
 * are not shown.
 */
export function drawList(list: SetList, { x, y, role = 'ink', sign, words }: ListPlace): SceneElement[] {
  const elements: SceneElement[] = [];
  const indent = listIndent(sign);
  let top = y;
  for (const [index, lines] of list.items.entries()) {
    const middle = top + list.lineHeight / 2;
    const radius = Math.min(12, list.lineHeight * 0.52);
    if (sign === 'number')
      elements.push(...drawDisc(index + 1, { x: x + radius, y: middle, radius, role: 'accent-1' }));
    else if (sign) elements.push(...drawSign(sign, x + 7, middle));
    else elements.push({ kind: 'ellipse', x: x + 3, y: middle, radiusX: 2, radiusY: 2, fill: 'quiet' });
    elements.push(drawText({ ...list, lines }, { x: x + indent, y: top, role }));
    top += lines.length * list.lineHeight + list.gap;
  }
  if (list.hidden > 0) {
    const more = { ...list, lines: [words.more(list.hidden)] };
    elements.push(drawText(more, { x: x + indent, y: top - list.gap, role: 'quiet' }));
  }
  return elements;
}
