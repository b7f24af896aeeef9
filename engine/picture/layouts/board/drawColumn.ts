import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import { soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Column } from './readBoard.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The height of its head. */
  header: number;
}

/**
 * The ground of a column with its name and how many cards it has; it is read once, also where it goes on on a further
 * sheet.
 */
export function drawColumn(
  { title, role, isDashed, list, cards, count = cards.length }: Column & { count?: number },
  { x, y, width, height, header }: Place,
  words: PictureWords,
  { type }: Area,
  sheet = 0,
): SceneElement[] {
  const inner = width - 24;
  const room = { height: header - 8, size: type.heading, least: type.least, weight: 600 } as const;
  const figure = typesetText(String(count), { ...room, width: 60 });
  const name = typesetText(title, { ...room, width: inner - 44 });
  const middle = (set: { height: number }) => y + (header - set.height) / 2;
  const outline = isDashed ? ({ stroke: role, strokeWidth: 1.5, dash: 'dashed' } as const) : {};
  const ground = { x: x + 0.75, y: y + 0.75, width: width - 1.5, height: height - 1.5, radius: 10 };
  const head: SceneElement[] = [
    { kind: 'box', ...ground, fill: soft(role), ...outline },
    { kind: 'box', x, y, width, height: header, radius: 10, fill: role },
    drawText(name, { x: x + 12, y: middle(name), role: 'on-accent' }),
    drawText(figure, { x: x + width - 12, y: middle(figure), role: 'on-accent', align: 'end', figureOf: list }),
  ];
  if (cards.length === 0 && sheet === 0) {
    const none = typesetText(words.none, { width: inner, height: null, size: type.text, least: type.least });
    head.push(drawText(none, { x: x + 12, y: y + header + 10, role: 'quiet' }));
  }
  return [{ kind: 'group', label: words.counted(count, title), elements: head }];
}
