import type { Area } from '#engine/picture/Area.ts';
import { drawDisc } from '#engine/picture/elements/drawDisc.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText, type TypesetText } from '#engine/picture/text/typesetText.ts';

import type { Card, Column } from './readBoard.ts';

const pad = 10;

/** A card that was set, to be drawn with its top left corner at (x, y) and at least as high as it is. */
export interface SetCard {
  height: number;
  draw: (x: number, y: number, height?: number) => GroupElement;
}

/** Sets a card: number and title, who it is for, what and what for; in a limited height the end is shortened. */
export function setCard(
  { pointer, number, title, chip, text, purpose, parts }: Card,
  { role, title: column }: Column,
  { width, limit, size }: { width: number; limit: number | null; size: number },
  { type }: Area,
): SetCard {
  const inner = width - 2 * pad;
  const least = Math.min(size, type.least);
  const disc = number > 99 ? 13 : 9;
  const before = 2 * disc + 7;
  let left = limit === null ? Infinity : limit - 2 * pad;
  const counted = parts ? `${parts.name}: ${parts.count}` : '';

  const head = set(title, { width: inner - before, weight: 600, gap: 0 });
  const label = set(chip, { width: inner, weight: 500, gap: 2 });
  const body = set(text, { width: inner, weight: 400, gap: 4 });
  const aim = set(purpose === '' ? '' : `→ ${purpose}`, { width: inner, weight: 400, gap: 2 });
  const lines = [head, label, body, aim].filter((line) => line !== null);
  const height = lines.reduce((sum, line) => sum + line.gap + line.text.height, 2 * pad);
  const spoken = [title, chip, text, purpose, counted];

  return {
    height,
    draw: (x, y, tall = height) => {
      const elements: SceneElement[] = [
        { kind: 'box', x: 0.5, y: 0.5, width: width - 1, height: tall - 1, radius: 8, fill: 'paper', stroke: 'line' },
        ...drawDisc(number, { x: pad + disc, y: pad + lineHeightOf(size) / 2, radius: disc, role }),
      ];
      let top = pad;
      for (const line of lines) {
        top += line.gap;
        const isQuiet = line === label || line === aim;
        const at = { x: line === head ? pad + before : pad, y: top, role: isQuiet ? 'quiet' : 'ink' } as const;
        elements.push(drawText(line.text, at));
        top += line.text.height;
      }
      return {
        kind: 'group',
        x,
        y,
        pointer,
        label: `${column}, ${number}: ${spoken.filter((part) => part !== '').join('; ')}`,
        elements,
      };
    },
  };

  function set(written: string, room: { width: number; weight: 400 | 500 | 600; gap: number }) {
    if (written === '' || left < lineHeightOf(least) + room.gap) return null;
    const space = left === Infinity ? null : left - room.gap;
    const found: TypesetText = typesetText(written, { ...room, height: space, size, least });
    left -= found.height + room.gap;
    return { text: found, gap: room.gap };
  }
}
