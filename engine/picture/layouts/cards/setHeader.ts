import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SetBlock } from '#engine/picture/elements/setSection.ts';
import type { Accent } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Card } from './readCards.ts';

/** The head of a narrow card: a disc with its mark, the title, and short fields below. */
export function setHeader(card: Card, width: number, role: Accent, { type, height }: Area): SetBlock {
  const r = card.mark === '' ? 0 : 20;
  const left = r === 0 ? 0 : 2 * r + 10;
  const lines = (count: number, size: number) => (height === null ? null : count * lineHeightOf(size));
  const titleSize = type.heading + 1;
  const title = typesetText(card.title, {
    width: width - left,
    height: lines(2, titleSize),
    size: titleSize,
    least: type.least,
    weight: 700,
  });
  const subtitle = typesetText(card.subtitle, {
    width: width - left,
    height: lines(2, type.small),
    size: type.small,
    least: type.least,
  });
  const used = Math.max(2 * r, title.height + subtitle.height);
  return {
    height: used,
    draw: (x, y) => ({
      kind: 'group',
      x,
      y,
      pointer: card.pointer,
      wordsAt: card.wordsAt,
      label: [card.title, card.subtitle].filter((text) => text !== '').join(', '),
      elements: [
        ...(r === 0 ? [] : drawMark(card, { x: r, y: used / 2, r }, role)),
        drawText(title, { x: left, y: (used - title.height - subtitle.height) / 2, role }),
        drawText(subtitle, { x: left, y: (used + title.height - subtitle.height) / 2, role: 'quiet' }),
      ],
    }),
  };
}

/** A disc with a card's initials or number; an assumed one is dashed. */
export function drawMark(
  { mark, isAssumed }: Card,
  { x, y, r }: { x: number; y: number; r: number },
  role: Accent,
): SceneElement[] {
  const text = typesetText(mark, { width: 2 * r, height: null, size: Math.round(r * 0.8), least: 12, weight: 700 });
  const disc = { kind: 'ellipse', x, y, radiusX: r, radiusY: r } as const;
  return [
    isAssumed ? { ...disc, stroke: 'assumed', strokeWidth: 1.5, dash: 'dashed' } : { ...disc, fill: role },
    drawText(text, { x, y: y - text.lineHeight / 2, role: isAssumed ? 'ink' : 'on-accent', align: 'middle' }),
  ];
}
