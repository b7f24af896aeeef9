import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { GroupElement, SceneElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { Skeleton } from './readBones.ts';

const tailWidth = 46;

/** The spine with its tail. */
export function drawSpine(to: number, y: number): SceneElement[] {
  const tail = `M ${tailWidth} ${y} L 0 ${y - 40} C 12 ${y - 14} 12 ${y + 14} 0 ${y + 40} Z`;
  return [
    { kind: 'path', commands: tail, fill: 'accent-1-soft', stroke: 'accent-1', strokeWidth: 1.5 },
    { kind: 'line', x1: tailWidth - 6, y1: y, x2: to, y2: y, stroke: 'accent-1', strokeWidth: 5 },
  ];
}

/** The head of the fish with the problem in it, its mouth at the right. */
export function drawFishHead(
  { pointer, title, text }: Skeleton['head'],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { type }: Area,
): GroupElement {
  const [top, bottom, mouth] = [y - height / 2, y + height / 2, x + width];
  const outline = [
    `M ${x + 6} ${top}`,
    `C ${x + width * 0.45} ${top + height * 0.06} ${x + width * 0.8} ${y - height * 0.22} ${mouth} ${y}`,
    `C ${x + width * 0.8} ${y + height * 0.22} ${x + width * 0.45} ${bottom - height * 0.06} ${x + 6} ${bottom}`,
    `C ${x - 4} ${y + height * 0.25} ${x - 4} ${y - height * 0.25} ${x + 6} ${top} Z`,
  ].join(' ');
  const inner = width * 0.68;
  const room = { width: inner, height: height * 0.5, size: type.heading + 1, least: type.least, weight: 600 } as const;
  const set = typesetText(text || '…', room);
  return {
    kind: 'group',
    pointer,
    label: `${title}: ${text}`,
    elements: [
      { kind: 'path', commands: outline, fill: 'accent-1' },
      { kind: 'ellipse', x: x + width * 0.5, y: y - height * 0.31, radiusX: 6, radiusY: 6, fill: 'on-accent' },
      drawText(set, { x: x + 20, y: y - set.height / 2 + 6, role: 'on-accent' }),
    ],
  };
}
