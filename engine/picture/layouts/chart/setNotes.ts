import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SetBlock } from '#engine/picture/elements/setSection.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { lineHeightOf, typesetText } from '#engine/picture/text/typesetText.ts';

import { drawLook } from './drawLook.ts';
import type { Chart, Line } from './readChart.ts';

const sample = 28;
const indent = 36;
const mostLines = 2;

/** What each line of a chart says in words, behind how it looks, and what the line across is. */
export function setNotes({ title, lines, limit }: Chart, width: number, { type }: Area): SetBlock[] {
  return [...lines.map(setLine), ...(limit ? [setLimit(limit)] : [])];

  function setLine({ pointer, name, told, look, role }: Line): SetBlock {
    const text = `${name}: ${told}`;
    const drawSample = (y: number) =>
      drawLook(
        [
          { x: 3, y },
          { x: sample, y },
        ],
        look,
        role,
      );
    return setNote(text, drawSample, { pointer, label: `${title}. ${text}` });
  }

  function setLimit({ name, text }: NonNullable<Chart['limit']>): SetBlock {
    const told = `${name}: ${text}`;
    const line = { kind: 'line', x1: 0, x2: sample, stroke: 'ink', strokeWidth: 1.5, dash: 'dashed' } as const;
    return setNote(told, (y) => [{ ...line, y1: y, y2: y }], { label: `${title}. ${told}` });
  }

  function setNote(
    text: string,
    drawSample: (y: number) => SceneElement[],
    spoken: { pointer?: string; label: string },
  ): SetBlock {
    const height = mostLines * lineHeightOf(type.small);
    const set = typesetText(text, { width: width - indent, height, size: type.small, least: type.least });
    return {
      height: set.height + 4,
      isShortened: set.isShortened,
      draw: (x, y) => ({
        kind: 'group',
        x,
        y,
        ...spoken,
        elements: [...drawSample(set.lineHeight / 2), { ...drawText(set, { x: indent, y: 0 }), isWord: true }],
      }),
    };
  }
}
