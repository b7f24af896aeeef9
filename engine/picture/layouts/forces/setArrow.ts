import type { Area } from '#engine/picture/Area.ts';
import { drawText } from '#engine/picture/elements/drawText.ts';
import type { SetBlock } from '#engine/picture/elements/setSection.ts';
import type { Entry } from '#engine/picture/entries/Entry.ts';
import { soft } from '#engine/picture/roles.ts';
import type { PathElement, TextElement } from '#engine/picture/Scene.ts';
import { typesetText } from '#engine/picture/text/typesetText.ts';

import type { ForceList } from './Forces.ts';

const pad = 12;
const figureRoom = { sheet: 28, page: 22, narrow: 22 };
const point = { sheet: 22, page: 14, narrow: 14 };
// The length of an arrow without strength, as a part of the width.
const shortest = { sheet: 0.4, page: 0.44, narrow: 0.6 };

interface ArrowRoom {
  width: number;
  /** null: as high as the text needs. */
  limit: number | null;
  size: number;
}

/** A force as an arrow, as long as it is strong: from the left on, or from the right back; dashed if it is assumed. */
export function setArrow(
  { pointer, label, title, score, sign }: Entry,
  direction: ForceList['direction'],
  { width, limit, size }: ArrowRoom,
  { type, form }: Area,
): SetBlock {
  const isOn = direction === 'on';
  const tip = point[form];
  const strength = score ? Math.min(1, Math.max(0, score.value / score.of)) : 0;
  const length = width * (shortest[form] + (1 - shortest[form]) * strength);
  const before = pad + (score ? figureRoom[form] : 0);
  const text = typesetText(title, {
    width: length - before - tip - 4,
    height: limit === null ? null : limit - 8,
    size,
    least: type.least,
    weight: 500,
  });
  const isAssumed = sign === 'assumed';
  const colour = isOn ? 'gain' : 'pain';
  const role = isAssumed ? 'assumed' : colour;

  return {
    height: text.height + 8,
    draw: (x, y, height = text.height + 8) => ({
      kind: 'group',
      x,
      y,
      pointer,
      label,
      elements: [
        outline(height),
        drawFigure(height),
        drawText(text, {
          x: isOn ? before : width - length + tip + 4,
          y: (height - text.height) / 2,
        }),
      ],
    }),
  };

  /** The strength, smaller in a low arrow. */
  function drawFigure(height: number): TextElement {
    const figure = typesetText(score ? String(score.value) : '', {
      width: figureRoom[form],
      height: null,
      size: Math.min(type.heading + 3, Math.round(height * 0.72)),
      least: type.least,
      weight: 700,
    });
    const y = (height - figure.height) / 2;
    return drawText(figure, { x: isOn ? pad : width - pad, y, role, align: isOn ? 'start' : 'end' });
  }

  function outline(height: number): PathElement {
    const at = (along: number, down: number) => `${isOn ? along : width - along} ${down}`;
    const commands = `M ${at(0, 0)} L ${at(length - tip, 0)} L ${at(length, height / 2)} L ${at(length - tip, height)} L ${at(0, height)} Z`;
    const shape = { kind: 'path', commands, stroke: role, strokeWidth: 1.3 } as const;
    return isAssumed ? { ...shape, dash: 'dashed' } : { ...shape, fill: soft(colour) };
  }
}
