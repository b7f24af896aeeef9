import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { drawSign } from '#engine/picture/entries/drawSign.ts';
import type { PictureWords } from '#engine/picture/PictureWords.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import type { Card } from './readBoard.ts';

const gap = 4;
const pads = { sheet: 8, page: 8, narrow: 4 };
const rise = 14;
const mark = 17;
const mostRows = 3;

/** On which step of evidence each result stands: a mark for a card, above the step that it reached. */
export function drawLadder(
  cards: readonly Card[],
  words: PictureWords,
  { form, width, type }: Area,
): { height: number; elements: SceneElement[] } {
  const tested = cards.flatMap(({ test, ...card }) =>
    test?.verdict && test.strength ? [{ ...card, verdict: test.verdict, strength: test.strength }] : [],
  );
  const pad = pads[form];
  const stepWidth = (width - gap * (words.strengths.length - 1)) / words.strengths.length;
  const perRow = Math.max(1, Math.floor((stepWidth - pad) / mark));
  const room = { width: stepWidth - 2 * pad, height: null, size: type.small, least: type.least };
  const steps = words.strengths.map(({ name, takes }, index) => {
    const marks = tested.filter(({ strength }) => strength === index + 1);
    const most = perRow * mostRows;
    const shown = marks.length > most ? marks.slice(0, most - 2) : marks;
    return {
      marks,
      shown,
      name: typesetText(`${index + 1} ${name}`, { ...room, weight: 600 }),
      takes: form === 'narrow' ? null : typesetText(takes, room),
      above: Math.ceil((shown.length + (shown.length < marks.length ? 2 : 0)) / perRow) * mark,
    };
  });
  const tallest = Math.max(...steps.map(({ name, takes }) => name.height + (takes?.height ?? 0)));
  const foot = 8 + tallest + 10 + rise * (steps.length - 1);
  const height = Math.max(...steps.map(({ above }, index) => above + 4 + foot - rise * (steps.length - 1 - index)));

  const elements = steps.flatMap((step, index): SceneElement[] => {
    const x = index * (stepWidth + gap);
    const top = height - foot + rise * (steps.length - 1 - index);
    const label = `${index + 1} ${words.strengths[index]?.name ?? ''}: ${step.marks.length}`;
    const hasAny = step.marks.length > 0;
    const ground: GroupElement = {
      kind: 'group',
      label,
      elements: [
        { kind: 'box', x, y: top, width: stepWidth, height: height - top, radius: 4, fill: 'wash' },
        { kind: 'box', x, y: top, width: stepWidth, height: 3, radius: 1.5, fill: hasAny ? 'ink' : 'line' },
        drawText(step.name, { x: x + pad, y: top + 8 }),
        ...(step.takes ? [drawText(step.takes, { x: x + pad, y: top + 8 + step.name.height, role: 'quiet' })] : []),
      ],
    };
    const placeOf = (place: number) => ({
      x: x + pad + (place % perRow) * mark,
      y: top - 4 - mark * (Math.floor(place / perRow) + 0.5),
    });
    const marks = step.shown.map(({ pointer, number, title, verdict }, place): SceneElement => {
      const at = placeOf(place);
      return {
        kind: 'group',
        x: at.x,
        y: at.y - mark / 2,
        pointer,
        label: `${label}; ${number}: ${title}; ${verdict.word}`,
        elements: [
          { kind: 'box', x: 0, y: 0, width: mark - 3, height: mark, fill: 'ground' },
          ...drawSign(verdict.sign, 7, mark / 2),
        ],
      };
    });
    const hidden = step.marks.length - step.shown.length;
    if (hidden === 0) return [ground, ...marks];
    const more = typesetText(`+${hidden}`, { width: 2 * mark, height: null, size: type.least, least: type.least });
    const at = placeOf(step.shown.length);
    return [ground, ...marks, drawText(more, { x: at.x, y: at.y - lineHeightOf(type.least) / 2, role: 'quiet' })];
  });
  return { height, elements };
}
