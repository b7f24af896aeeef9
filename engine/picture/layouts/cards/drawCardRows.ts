import type { Area } from '#engine/picture/Area.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';
import type { Accent } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

import type { Card } from './readCards.ts';
import { setCard } from './setCard.ts';

const gap = 14;
const greatest = 620;
export const perRow = { sheet: 5, page: 3, narrow: 1 };
const roles: readonly Accent[] = ['accent-1', 'accent-3', 'accent-4', 'accent-6', 'accent-2', 'accent-5'];

/**
 * Cards side by side; further rows on a page, further sheets on sheets. `below` is kept free on each sheet, `most`
 * stand side by side.
 */
export function drawCardRows(
  cards: readonly Card[],
  source: PictureSource,
  area: Area,
  { below, most = perRow[area.form] }: { below: number; most?: number },
) {
  const rowCount = Math.ceil(cards.length / most);
  const inRow = Math.ceil(cards.length / rowCount);
  const width = Math.min(greatest, (area.width - (inRow - 1) * gap) / inRow);
  const limit = area.height === null ? null : area.height - below;
  const rows = Array.from({ length: rowCount }, (_, row) => cards.slice(row * inRow, (row + 1) * inRow));
  return rows.map((row, number) => {
    const left = (area.width - row.length * width - (row.length - 1) * gap) / 2;
    const set = row.map((card, index) => {
      const role = roles[(number * inRow + index) % roles.length] ?? 'accent-1';
      return setCard(card, { width, limit, role, area, words: source.words });
    });
    const height = Math.max(...set.map((each) => each.height));
    return {
      cards: row,
      height,
      isShortened: set.some((each) => each.isShortened),
      drawAt: (y: number): SceneElement[] =>
        set.map((each, index) => each.draw(left + index * (width + gap), y, height)),
    };
  });
}
