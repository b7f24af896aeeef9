import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SetBlock } from '#engine/picture/elements/setSection.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { enlargedBy } from '#engine/picture/text/enlarge.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Card } from './readCards.ts';
import { setFact } from './setFact.ts';
import { drawMark } from './setHeader.ts';
import { setQuote } from './setQuote.ts';

const radius = { sheet: 76, page: 46, narrow: 34 };
const padding = { sheet: 24, page: 18, narrow: 16 };
const titleSize = { sheet: 30, page: 20, narrow: 20 };

/** The side panel of a card that has a sheet of its own: mark, title, short fields and quote. */
export function setPanel(card: Card, width: number, area: Area): SetBlock {
  const { type, form, height: limit } = area;
  const pad = padding[form];
  const inner = width - 2 * pad;
  const r = card.mark === '' ? 0 : radius[form];
  const titled = titleSize[form] * enlargedBy(area);
  const lines = (count: number, size: number) => (limit === null ? null : count * lineHeightOf(size));
  const title = typesetText(card.title, {
    width: inner,
    height: lines(2, titled),
    size: titled,
    least: type.heading,
    weight: 700,
  });
  const subtitle = typesetText(card.subtitle, {
    width: inner,
    height: lines(3, type.text),
    size: type.text,
    least: type.least,
    weight: 500,
  });
  const facts = card.facts.map((fact) => setFact(fact, inner, 'accent-1', area));
  const quote = setQuote(card, inner, 'accent-2', area);
  const top = r === 0 ? pad : pad + 2 * r + 10;
  const below = top + title.height + subtitle.height + 16;
  const factsHeight = facts.reduce((sum, { height }) => sum + height + 8, 0);
  const height = below + factsHeight + (quote ? quote.height + 14 : 0) + pad - 8;

  return {
    height,
    draw: (x, y, full = height) => ({
      kind: 'group',
      x,
      y,
      elements: [{ kind: 'box', x: 0, y: 0, width, height: full, radius: 12, fill: 'accent-1-soft' }, ...content()],
    }),
  };

  function content(): SceneElement[] {
    const isCentred = r > 0;
    const place = { x: isCentred ? width / 2 : pad, align: isCentred ? 'middle' : 'start' } as const;
    const elements: SceneElement[] = [
      {
        kind: 'group',
        pointer: card.pointer,
        wordsAt: card.wordsAt,
        label: [card.title, card.subtitle].filter((text) => text !== '').join(', '),
        elements: [
          ...(isCentred ? drawMark(card, { x: width / 2, y: pad + r, r }, 'accent-1') : []),
          drawText(title, { ...place, y: top, role: 'accent-1' }),
          drawText(subtitle, { ...place, y: top + title.height }),
        ],
      },
    ];
    let y = below;
    for (const fact of facts) {
      elements.push(fact.draw(pad, y));
      y += fact.height + 8;
    }
    if (quote) elements.push(quote.draw(pad, y + 14));
    return elements;
  }
}
