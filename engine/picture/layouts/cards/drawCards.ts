import type { Area } from '#engine/picture/Area.ts';
import type { Draw, Drawing } from '#engine/picture/Layout.ts';
import type { PictureSource } from '#engine/picture/PictureSource.ts';

import type { CardsDescription } from './cardsContract.ts';
import { drawAside } from './drawAside.ts';
import { drawCardRows, perRow } from './drawCardRows.ts';
import { drawOneCard } from './drawOneCard.ts';
import { type Card, readCards } from './readCards.ts';

const gap = 14;

/**
 * Items as cards: several side by side, or one a sheet. Without a list the document's fields are one card. Each card is
 * read from the top: title, quote, short fields, sections.
 */
export const drawCards: Draw<CardsDescription> = (description, source, area) => {
  const cards = readCards(description, source);
  if (cards.length === 0) return [];
  if (description.one || description.list === undefined) return cards.map((card) => drawOneCard(card, source, area));

  const item = source.itemNameOf(description.list);
  const aside = drawAside(description, source, area);
  const describe = (count: number) => source.words.counted(count, item);

  if (area.height !== null) {
    const { rows, isAsideBelow } = onSheets(cards, aside ? aside.height + gap : 0, source, area);
    const sheets = rows.map((row, index): Drawing => {
      const isLast = isAsideBelow && index === rows.length - 1;
      const height = row.height + (isLast && aside ? gap + aside.height : 0);
      const elements = [...row.drawAt(0), ...(isLast ? asideAt(row.height + gap) : [])];
      return { description: describe(row.cards.length), height, elements };
    });
    if (!aside || isAsideBelow) return sheets;
    return [...sheets, { description: aside.description, ...aside.drawAlone() }];
  }
  const rows = drawCardRows(cards, source, area, { below: 0 });
  let y = 0;
  const elements = rows.flatMap((row) => {
    const drawn = row.drawAt(y);
    y += row.height + gap;
    return drawn;
  });
  const height = aside ? y + aside.height : y - gap;
  return [{ description: describe(cards.length), height, elements: [...elements, ...asideAt(y)] }];

  function asideAt(top: number) {
    return aside ? [{ kind: 'group', x: 0, y: top, elements: aside.elements } as const] : [];
  }
};

/**
 * The cards on sheets, so that their texts are whole: with what was left out below them, or on a sheet of its own, or
 * with fewer cards on each sheet, two at least.
 */
function onSheets(cards: readonly Card[], below: number, source: PictureSource, area: Area) {
  const inRow = Math.min(perRow[area.form], cards.length);
  const fewer = Array.from({ length: Math.max(0, inRow - 2) }, (_, index) => ({ most: inRow - index - 1, below: 0 }));
  const tried = [{ most: inRow, below }, ...(below > 0 ? [{ most: inRow, below: 0 }] : []), ...fewer];
  let rows = drawCardRows(cards, source, area, { most: inRow, below });
  let isAsideBelow = true;
  for (const room of tried) {
    rows = drawCardRows(cards, source, area, room);
    isAsideBelow = room.below > 0 || below === 0;
    if (rows.every(({ isShortened }) => !isShortened)) break;
  }
  return { rows, isAsideBelow };
}
