import { placedElements, type Bounds, type PlacedElement } from '#engine/picture/placedElements.ts';
import type { Outline, Scene } from '#engine/picture/Scene.ts';

import { barsOf, ellipse, movePath, rectangle } from './svgCommands.ts';

/** A shape of a miniature: what is painted alike, one after the other, is one shape. */
export interface MiniatureShape extends Pick<Outline, 'fill' | 'stroke' | 'strokeWidth'> {
  commands: string;
  /** A text that is not a heading. */
  isFaint?: true;
}

export interface Miniature {
  viewBox: string;
  shapes: MiniatureShape[];
}

/** A sheet so small that nobody could read it: its texts become bars, and the frame around the drawing is left out. */
export function drawMiniature({ elements }: Pick<Scene, 'elements'>): Miniature {
  const placed = placedElements(elements.filter((element) => element.kind !== 'group' || !element.isFrame));
  const isText = ({ element }: PlacedElement) => element.kind === 'text';
  // Texts lie above everything else, so that they need not interrupt it.
  const ordered = [...placed.filter((one) => !isText(one)), ...placed.filter(isText)];
  return {
    viewBox: viewBoxOf(placed.flatMap(({ bounds }) => (bounds ? [bounds] : []))),
    shapes: ordered.map(toShape).reduce(join, []),
  };
}

function viewBoxOf(all: readonly Bounds[]): string {
  const least = (side: 0 | 1) => Math.floor(Math.min(...all.map((bounds) => bounds[side])));
  const most = (side: 2 | 3) => Math.ceil(Math.max(...all.map((bounds) => bounds[side])));
  return all.length === 0 ? '0 0 1 1' : `${least(0)} ${least(1)} ${most(2) - least(0)} ${most(3) - least(1)}`;
}

function join(shapes: MiniatureShape[], shape: MiniatureShape): MiniatureShape[] {
  const last = shapes.at(-1);
  const isAlike = (['fill', 'stroke', 'strokeWidth', 'isFaint'] as const).every((key) => last?.[key] === shape[key]);
  if (last && isAlike) last.commands += shape.commands;
  else shapes.push(shape);
  return shapes;
}

function toShape({ element, x, y }: PlacedElement): MiniatureShape {
  switch (element.kind) {
    case 'text':
      return { commands: barsOf(element, x, y), fill: element.role, ...(element.weight < 600 && { isFaint: true }) };
    case 'line': {
      const { x1, y1, x2, y2, stroke, strokeWidth = 1 } = element;
      return { commands: `M${x + x1} ${y + y1}L${x + x2} ${y + y2}`, stroke, strokeWidth };
    }
    case 'image':
      return { commands: rectangle(x + element.x, y + element.y, element.width, element.height), fill: 'wash-2' };
    case 'box': {
      const { width, height, radius } = element;
      return { commands: rectangle(x + element.x, y + element.y, width, height, radius), ...paintOf(element) };
    }
    case 'ellipse':
      return {
        commands: ellipse(x + element.x, y + element.y, element.radiusX, element.radiusY),
        ...paintOf(element),
      };
    case 'path':
      return { commands: movePath(element.commands, x, y), ...paintOf(element) };
  }
}

function paintOf({ fill, stroke, strokeWidth = 1 }: Outline): Pick<MiniatureShape, 'fill' | 'stroke' | 'strokeWidth'> {
  return { ...(fill && { fill }), ...(stroke && { stroke, strokeWidth }) };
}
