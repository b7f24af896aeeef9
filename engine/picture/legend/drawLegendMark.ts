import { drawSteps, stepsWidth } from '#engine/picture/elements/drawSteps.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import { drawPlace } from '#engine/picture/entries/drawPlace.ts';
import { drawSign } from '#engine/picture/entries/drawSign.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { LegendMark } from './Legend.ts';

const numberSize = 12;

/** The width of a mark, without the gap to its word. */
export function widthOfMark(mark: LegendMark): number {
  switch (mark.kind) {
    case 'sign':
      return 14;
    case 'pips':
      return mark.of * 8 - 2;
    case 'line':
      return 30;
    case 'box':
      return 22;
    case 'drawn':
      return 16;
    case 'place':
      return 18;
    case 'steps':
      return stepsWidth;
    case 'number':
      return Math.max(24, measureText(mark.text, numberSize, 600) + 8);
  }
}

/** A mark of a legend with its left end at x and its middle at y. */
export function drawLegendMark(mark: LegendMark, x: number, y: number): SceneElement[] {
  const width = widthOfMark(mark);
  switch (mark.kind) {
    case 'sign':
      return drawSign(mark.sign, x + 7, y);
    case 'pips':
      return Array.from({ length: mark.of }, (_, index): SceneElement => {
        const fill = index < Math.ceil(mark.of / 2) ? mark.role : 'wash-2';
        return { kind: 'box', x: x + index * 8, y: y - 3, width: 6, height: 6, radius: 1, fill };
      });
    case 'line': {
      const { role, strokeWidth, dash } = mark;
      return [{ kind: 'line', x1: x, y1: y, x2: x + width, y2: y, stroke: role, strokeWidth, ...(dash && { dash }) }];
    }
    case 'box': {
      const { fill, stroke, dash } = mark;
      const paint = { ...(fill && { fill }), ...(stroke && { stroke }), ...(dash && { dash }) };
      return [{ kind: 'box', x, y: y - 6, width, height: 12, radius: 3, ...paint }];
    }
    case 'drawn':
      return [{ kind: 'group', x: x + 8, y, isFrame: true, elements: mark.elements }];
    case 'place':
      return drawPlace({ number: 1, isAnswered: mark.isAnswered }, { x: x + 9, y, role: 'accent-1' });
    case 'steps':
      return drawSteps(mark.of, x, y);
    case 'number': {
      const set = typesetText(mark.text, { width: width, height: null, size: numberSize, least: 10, weight: 600 });
      return [
        { kind: 'box', x, y: y - 8, width, height: 16, radius: 4, fill: mark.role },
        drawText(set, { x: x + width / 2, y: y - set.lineHeight / 2, role: 'on-accent', align: 'middle' }),
      ];
    }
  }
}
