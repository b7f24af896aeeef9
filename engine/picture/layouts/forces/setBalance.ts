import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Forces, Total } from './Forces.ts';

const halfWidth = { sheet: 260, page: 160, narrow: 178 };
const thickness = 12;

/**
 * The totals of both sides as bars from the middle, the larger one the longest, with their names beside, or below on a
 * phone.
 */
export function setBalance({ on, back }: NonNullable<Forces['balance']>, area: Area) {
  const { form, type, width } = area;
  const half = halfWidth[form];
  const isNarrow = form === 'narrow';
  const room = isNarrow ? width / 2 - 10 : width / 2 - half - 20;
  const texts = [on, back].map(({ title, text }) =>
    typesetText(`${title}: ${text}`, { width: room, height: null, size: type.small, least: type.least, weight: 600 }),
  );
  const textHeight = Math.max(...texts.map(({ height }) => height));
  const height = isNarrow ? thickness + 8 + textHeight : Math.max(textHeight, thickness + 8);
  const middle = isNarrow ? thickness / 2 : height / 2;

  return {
    height,
    draw: (y: number): SceneElement[] => [
      { kind: 'group', y, elements: [track(), pivot()] },
      side(on, 0, y),
      side(back, 1, y),
    ],
  };

  function side({ pointer, title, text, share }: Total, index: 0 | 1, y: number): SceneElement {
    const length = half * share;
    const set = texts[index];
    const role = index === 0 ? 'gain' : 'pain';
    const bar = { x: index === 0 ? width / 2 - length : width / 2, y: middle - thickness / 2, width: length };
    return {
      kind: 'group',
      y,
      label: `${title}: ${text}`,
      elements: [
        { kind: 'box', ...bar, height: thickness, radius: 3, fill: role },
        ...(set
          ? [
              drawText(set, {
                x: index * width,
                y: isNarrow ? thickness + 8 : (height - set.height) / 2,
                role,
                figureOf: pointer,
                align: index === 0 ? 'start' : 'end',
              }),
            ]
          : []),
      ],
    };
  }

  function track(): SceneElement {
    const box = { x: width / 2 - half, y: middle - thickness / 2, width: 2 * half, height: thickness };
    return { kind: 'box', ...box, radius: 3, fill: 'wash-2' };
  }

  function pivot(): SceneElement {
    const x = width / 2;
    return { kind: 'line', x1: x, y1: middle - 10, x2: x, y2: middle + 10, stroke: 'ink', strokeWidth: 2 };
  }
}
