import { drawText } from '#engine/picture/elements/drawText.ts';
import { drawSign } from '#engine/picture/entries/drawSign.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { LegendMark } from './Legend.ts';

const initialsSize = 12;

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
    case 'ring':
      return 16;
    case 'initials':
      return Math.max(24, measureText(mark.text, initialsSize, 600) + 8);
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
    case 'ring':
      return [
        { kind: 'ellipse', x: x + 8, y, radiusX: 8, radiusY: 8, stroke: 'accent-1', dash: 'dashed' },
        { kind: 'ellipse', x: x + 8, y, radiusX: 4, radiusY: 4, fill: 'accent-1' },
      ];
    case 'initials': {
      const set = typesetText(mark.text, { width: width, height: null, size: initialsSize, least: 10, weight: 600 });
      return [
        { kind: 'box', x, y: y - 8, width, height: 16, radius: 4, fill: mark.role },
        drawText(set, { x: x + width / 2, y: y - set.lineHeight / 2, role: 'on-accent', align: 'middle' }),
      ];
    }
  }
}
