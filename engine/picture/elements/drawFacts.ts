import type { Area } from '#engine/picture/Area.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { measureText } from '#engine/picture/text/measureText.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import { drawText } from './drawText.ts';

/** A short value and what it is called. */
export interface Fact {
  pointer: string;
  name: string;
  text: string;
}

const between = 28;
const mostLines = 2;
const mostRows = 2;

/**
 * Short values after one another, each below its name; they go on on the next line where there is no room, on a sheet
 * on two lines at most.
 */
export function drawFacts(
  facts: readonly Fact[],
  { width, height, type }: Area,
): { height: number; elements: SceneElement[] } {
  const elements: SceneElement[] = [];
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  let row = 1;
  for (const { pointer, name, text } of facts) {
    const natural = Math.max(measureText(text, type.text, 500), measureText(name, type.small, 500)) + 2;
    const own = Math.min(natural, width);
    if (x > 0 && x + own > width) {
      row += 1;
      if (height !== null && row > mostRows) break;
      x = 0;
      y += rowHeight + 8;
      rowHeight = 0;
    }
    const label = typesetText(name, { width: own, height: null, size: type.small, least: type.least, weight: 500 });
    const room = mostLines * type.text * 1.4;
    const value = typesetText(text, { width: own, height: room, size: type.text, least: type.least, weight: 500 });
    const group = [
      drawText(label, { x: 0, y: 0, role: 'quiet' }),
      drawText(value, { x: 0, y: label.height, role: 'ink' }),
    ];
    elements.push({ kind: 'group', x, y, pointer, label: `${name}: ${text}`, elements: group });
    rowHeight = Math.max(rowHeight, label.height + value.height);
    x += own + between;
  }
  return { height: facts.length === 0 ? 0 : y + rowHeight, elements };
}
