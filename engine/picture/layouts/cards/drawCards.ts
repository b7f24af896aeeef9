import type { Draw } from '../../Layout.ts';
import type { CardsDescription } from './cardsContract.ts';
import { drawAside } from './drawAside.ts';
import { drawCardRows } from './drawCardRows.ts';
import { drawOneCard } from './drawOneCard.ts';
import { readCards } from './readCards.ts';

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
  const below = aside ? aside.height + gap : 0;
  const rows = drawCardRows(cards, source, area, below);
  const describe = (count: number) => source.words.counted(count, item);

  if (area.height !== null) {
    return rows.map((row, index) => {
      const height = row.height + (index === rows.length - 1 ? below : 0);
      const elements = [...row.drawAt(0), ...(index === rows.length - 1 ? asideAt(row.height + gap) : [])];
      return { description: describe(row.cards.length), height: Math.min(height, area.height ?? height), elements };
    });
  }
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
