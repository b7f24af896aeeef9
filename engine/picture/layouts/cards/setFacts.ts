import type { Area } from '#engine/picture/Area.ts';
import type { SetBlock } from '#engine/picture/elements/setSection.ts';
import type { Accent } from '#engine/picture/roles.ts';

import type { Fact } from './readCards.ts';
import { setFact } from './setFact.ts';

const gap = 24;
const leastForTwo = 420;

/** The short fields of a card below each other; scores two in a row where there is room. */
export function setFacts(facts: readonly Fact[], width: number, role: Accent, area: Area): SetBlock[] {
  if (width < leastForTwo || facts.length < 2 || facts.some(({ score }) => !score))
    return facts.map((fact) => setFact(fact, width, role, area));
  const each = (width - gap) / 2;
  const blocks = facts.map((fact) => setFact(fact, each, role, area));
  return Array.from({ length: Math.ceil(blocks.length / 2) }, (_, row): SetBlock => {
    const pair = blocks.slice(2 * row, 2 * row + 2);
    return {
      height: Math.max(...pair.map(({ height }) => height)),
      draw: (x, y) => ({
        kind: 'group',
        x,
        y,
        elements: pair.map((block, index) => block.draw(index * (each + gap), 0)),
      }),
    };
  });
}
