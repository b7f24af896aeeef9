import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SetBlock } from '#engine/picture/elements/setSection.ts';
import type { Accent } from '#engine/picture/roles.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Fact } from './readCards.ts';
import { setChips } from './setChips.ts';

const step = 13;

/** A short field: its name with the value below, or a score as steps beside its name. */
export function setFact(fact: Fact, width: number, role: Accent, area: Area): SetBlock {
  if (fact.texts) {
    const chips = setChips(fact.name, fact.texts, width, area);
    return block(fact, chips.height, chips.elements);
  }
  return fact.score ? setScore(fact, fact.score, width, role, area) : setValue(fact, width, area);
}

function setValue(fact: Fact, width: number, { type, height }: Area): SetBlock {
  const name = typesetText(fact.name, { width, height: null, size: type.small, least: type.least });
  const value = typesetText(fact.text, {
    width,
    height: height === null ? null : 3 * lineHeightOf(type.text),
    size: type.text,
    least: type.least,
    weight: 500,
  });
  return block(fact, name.height + value.height, [
    drawText(name, { x: 0, y: 0, role: 'quiet' }),
    drawText(value, { x: 0, y: name.height }),
  ]);
}

function setScore(
  fact: Fact,
  { value, of }: { value: number; of: number },
  width: number,
  role: Accent,
  { type }: Area,
): SetBlock {
  const left = width - of * step - 24;
  const name = typesetText(fact.name, { width: left - 8, height: null, size: type.small, least: type.least });
  const number = typesetText(fact.text, { width: 24, height: null, size: type.small, least: type.least, weight: 600 });
  const y = (name.lineHeight - 10) / 2;
  const steps = Array.from({ length: of }, (_, index): SceneElement => {
    const box = { kind: 'box', x: left + index * step, y, width: 10, height: 10, radius: 2 } as const;
    return { ...box, fill: index < value ? role : 'wash-2' };
  });
  return block(fact, name.height, [
    drawText(name, { x: 0, y: 0, role: 'quiet' }),
    ...steps,
    drawText(number, { x: width, y: 0, align: 'end' }),
  ]);
}

function block({ pointer, name, text }: Fact, height: number, elements: SceneElement[]): SetBlock {
  return { height, draw: (x, y) => ({ kind: 'group', x, y, pointer, label: `${name}: ${text}`, elements }) };
}
