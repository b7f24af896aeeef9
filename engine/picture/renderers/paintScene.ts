import type { Outline, PathElement, Scene, SceneElement, TextElement } from '#engine/picture/Scene.ts';

import { arrowHead } from './arrowHead.ts';
import { dashes } from './dashes.ts';
import { paperColours } from './paperColours.ts';
import { readPath } from './readPath.ts';

/** What painting needs of a canvas's context: a browser's, or that of a library without one. */
export interface PaintContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: string;
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  closePath(): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
  ellipse(x: number, y: number, radiusX: number, radiusY: number, turn: number, from: number, to: number): void;
  setLineDash(lengths: number[]): void;
  fill(): void;
  stroke(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  drawImage(image: never, x: number, y: number, width: number, height: number): void;
}

/** What the context paints for an uploaded image; undefined where it is not at hand. */
export type PaintedOf = (file: string) => unknown;

interface Look {
  typeface: string;
  imageOf: PaintedOf;
}

/**
 * Paints a sheet in the colours of paper, in its own units.
 *
 * @param typeface a font family as CSS names it, or several; they must have been loaded
 * @param imageOf the uploaded images, decoded
 */
export function paintScene(
  context: PaintContext,
  { width, height, elements }: Scene,
  typeface: string,
  imageOf: PaintedOf = () => undefined,
): void {
  context.fillStyle = paperColours.ground;
  context.fillRect(0, 0, width, height);
  for (const element of elements) paint(context, element, { typeface, imageOf });
}

function paint(context: PaintContext, element: SceneElement, look: Look): void {
  context.beginPath();
  switch (element.kind) {
    case 'text':
      return paintText(context, element, look.typeface);
    case 'box': {
      const { x, y, width, height, radius = 0 } = element;
      const [safeWidth, safeHeight] = [Math.max(0, width), Math.max(0, height)];
      context.roundRect(x, y, safeWidth, safeHeight, Math.min(radius, safeWidth / 2, safeHeight / 2));
      return paintShape(context, element);
    }
    case 'line':
      context.moveTo(element.x1, element.y1);
      context.lineTo(element.x2, element.y2);
      paintShape(context, element);
      if (element.hasArrow) paint(context, { kind: 'path', commands: arrowHead(element), fill: element.stroke }, look);
      return undefined;
    case 'ellipse':
      context.ellipse(element.x, element.y, element.radiusX, element.radiusY, 0, 0, 2 * Math.PI);
      return paintShape(context, element);
    case 'path':
      followPath(context, element);
      return paintShape(context, element);
    case 'image': {
      const { x, y, width, height, file } = element;
      const image = look.imageOf(file);
      if (image) return context.drawImage(image as never, x, y, width, height);
      context.rect(x, y, width, height);
      return paintShape(context, { fill: 'wash-2' });
    }
    case 'group': {
      context.save();
      context.translate(element.x ?? 0, element.y ?? 0);
      for (const child of element.elements) paint(context, child, look);
      return context.restore();
    }
  }
}

function followPath(context: PaintContext, { commands }: PathElement): void {
  for (const { letter, points } of readPath(commands)) {
    const [[x, y] = [0, 0], [x2, y2] = [0, 0], [x3, y3] = [0, 0]] = points;
    if (letter === 'M') context.moveTo(x, y);
    else if (letter === 'L') context.lineTo(x, y);
    else if (letter === 'C') context.bezierCurveTo(x, y, x2, y2, x3, y3);
    else context.closePath();
  }
}

/** Paints the path that was begun. */
function paintShape(context: PaintContext, { fill, stroke, strokeWidth = 1, dash }: Outline): void {
  if (fill) {
    context.fillStyle = paperColours[fill];
    context.fill();
  }
  if (!stroke) return;
  context.strokeStyle = paperColours[stroke];
  context.lineWidth = strokeWidth;
  context.setLineDash(dash ? dashes[dash] : []);
  context.stroke();
}

// Not "start" and "end", which turn round with the direction of the page.
const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

function paintText(context: PaintContext, element: TextElement, typeface: string): void {
  const { x, y, lines, size, lineHeight, weight, role, align, rotation = 0 } = element;
  context.save();
  context.translate(x, y);
  context.rotate((rotation * Math.PI) / 180);
  context.font = `${weight} ${size}px ${typeface}`;
  context.fillStyle = paperColours[role];
  context.textAlign = alignments[align];
  for (const [index, line] of lines.entries()) context.fillText(line, 0, index * lineHeight);
  context.restore();
}
