import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SetBlock } from '#engine/picture/elements/setSection.ts';
import type { Accent } from '#engine/picture/roles.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Card } from './readCards.ts';

/** A card's quote with a large sign before it; null without one. */
export function setQuote(card: Card, width: number, role: Accent, { type, height }: Area): SetBlock | null {
  if (card.quote === '') return null;
  const size = type.heading;
  const large = size * 2.6;
  const indent = measureText('“', large, 700) + size * 0.35;
  const sign = typesetText('“', { width: indent, height: null, size: large, least: large, weight: 700 });
  const text = typesetText(withoutMarks(card.quote), {
    width: width - indent,
    height: height === null ? null : 4 * lineHeightOf(size),
    size,
    least: type.least,
    weight: 500,
  });
  return {
    height: text.height,
    draw: (x, y) => ({
      kind: 'group',
      x,
      y,
      pointer: card.quotePointer,
      label: card.quote,
      elements: [drawText(sign, { x: 0, y: -size * 0.7, role }), drawText(text, { x: indent, y: 0 })],
    }),
  };
}

/** A text that brings its own quotation marks has no need of them beside the large one. */
function withoutMarks(quote: string): string {
  const bare = /^["“”„«‹‘']([^"“”„«»]+)["“”»›’']$/.exec(quote.trim());
  return bare?.[1] ?? quote;
}
