import type { PictureWords } from '../PictureWords.ts';
import type { Role } from '../roles.ts';
import type { SceneElement } from '../Scene.ts';
import type { SetList } from '../text/setList.ts';
import { drawText } from './drawText.ts';

/** The room that a bullet and its gap take beside the text. */
export const bulletIndent = 12;

/** A list that was set, with its top left corner at (x, y): a bullet before each item, and how many are not shown. */
export function drawList(
  list: SetList,
  { x, y, role = 'ink', words }: { x: number; y: number; role?: Role; words: PictureWords },
): SceneElement[] {
  const elements: SceneElement[] = [];
  let top = y;
  for (const lines of list.items) {
    elements.push({ kind: 'ellipse', x: x + 3, y: top + list.lineHeight / 2, radiusX: 2, radiusY: 2, fill: 'quiet' });
    elements.push(drawText({ ...list, lines }, { x: x + bulletIndent, y: top, role }));
    top += lines.length * list.lineHeight + list.gap;
  }
  if (list.hidden > 0) {
    const more = { ...list, lines: [words.more(list.hidden)] };
    elements.push(drawText(more, { x: x + bulletIndent, y: top - list.gap, role: 'quiet' }));
  }
  return elements;
}
