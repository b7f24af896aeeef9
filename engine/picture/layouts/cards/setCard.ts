import type { Area } from '#engine/picture/Area.ts';
import { type SetBlock, setSection } from '#engine/picture/elements/setSection.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import { type Accent, soft } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { fairShares } from '#engine/picture/text/fairShares.ts';
import { sizesOf } from '#engine/picture/text/sizesOf.ts';

import type { Card } from './readCards.ts';
import { setFacts } from './setFacts.ts';
import { setHeader } from './setHeader.ts';
import { setQuote } from './setQuote.ts';

const padding = 14;
const gap = 10;
const closeGap = 6;

/** A card that was set, to be drawn at a place and as high as its neighbours. */
export interface SetCard {
  height: number;
  /** Whether a text of it is not shown as a whole. */
  isShortened: boolean;
  draw: (x: number, y: number, height: number) => SceneElement;
}

/** One of several cards: header, quote, facts and sections in a column, within a height or as high as they need. */
export function setCard(card: Card, { width, limit, role, area, words }: CardRoom): SetCard {
  const inner = width - 2 * padding;
  const header = setHeader(card, inner, role, area);
  const headerHeight = header.height + 20;
  const quote = setQuote(card, inner, role, area);
  const facts = setFacts(card.facts, inner, role, area);
  const lead = card.lead ? [card.lead] : [];
  const shown = [...lead, ...card.sections.filter(({ texts }) => texts.length > 0)];
  const before = heightOf(quote ? [quote] : [], gap + 4) + heightOf(facts, 2) + (facts.length > 0 ? gap - 2 : 0);
  const room = limit === null ? null : limit - headerHeight - before - 2 * gap;
  let between = gap;
  const sections = setSections();
  const height = headerHeight + gap + before + heightOf(sections, between) + gap;

  return {
    height,
    isShortened: sections.some((each) => each.isShortened),
    draw: (x, y, full) => ({ kind: 'group', x, y, elements: [...frame(full), ...body()] }),
  };

  function setSections(): SetBlock[] {
    const at = (size: number, shares?: number[]) =>
      shown.map((section, index) => {
        // Headings shrink with their texts.
        const headingSize = Math.max(area.type.least, (size * area.type.heading) / area.type.text);
        const room = { width: inner, limit: shares?.[index] ?? null, size, headingSize, paint: 'plain' } as const;
        return setSection(section, room, area, words);
      });
    if (room === null) return at(area.type.text);
    let tried: SetBlock[] = [];
    for (const size of sizesOf(area)) {
      tried = at(size);
      if (heightOf(tried, gap) <= room) return tried;
    }
    between = closeGap;
    const shares = fairShares(
      tried.map((each) => each.height),
      room - tried.length * between,
    );
    return at(area.type.least, shares);
  }

  function body(): SceneElement[] {
    const elements: SceneElement[] = [header.draw(padding, 10)];
    let top = headerHeight + gap;
    const place = (block: SetBlock, after: number) => {
      elements.push(block.draw(padding, top));
      top += block.height + after;
    };
    if (quote) place(quote, gap + 4);
    for (const fact of facts) place(fact, 2);
    if (facts.length > 0) top += gap - 2;
    for (const section of sections) place(section, between);
    return elements;
  }

  function frame(full: number): SceneElement[] {
    const box = { kind: 'box', x: 0, y: 0, width, radius: 10 } as const;
    if (card.isAssumed) return [{ ...box, height: full, stroke: 'assumed', strokeWidth: 1.5, dash: 'dashed' }];
    return [
      { ...box, height: full, fill: 'paper' },
      { ...box, height: headerHeight, fill: soft(role) },
      { ...box, height: full, stroke: 'line', strokeWidth: 1 },
    ];
  }
}

interface CardRoom {
  width: number;
  /** null: as high as it needs. */
  limit: number | null;
  role: Accent;
  area: Area;
  words: PictureWords;
}

function heightOf(blocks: readonly SetBlock[], after: number): number {
  return blocks.reduce((sum, { height }) => sum + height + after, 0);
}
