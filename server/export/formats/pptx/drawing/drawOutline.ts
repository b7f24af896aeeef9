import type { BoxElement, EllipseElement, ImageElement, LineElement } from '#engine/picture/Scene.ts';
import { relationOf } from '#server/export/formats/pptx/package/addImages.ts';
import { tag } from '#server/export/formats/pptx/xml.ts';

import type { Pen } from './Pen.ts';
import type { Shape, ShapeBounds } from './Shape.ts';
import { fillOf, identity, strokeOf, transform } from './shapeParts.ts';

/** A rectangle, with round corners where the box has them. */
export function drawBox(pen: Pen, element: BoxElement, x: number, y: number): Shape {
  const { width, height, radius = 0 } = element;
  const bounds = boundsAt(pen, x + element.x, y + element.y, Math.max(0, width), Math.max(0, height));
  const shorter = Math.min(width, height);
  const round = radius > 0 && shorter > 0 ? Math.min(50_000, (radius / shorter) * 100_000) : 0;
  const geometry =
    round > 0 ? preset('roundRect', tag('a:gd', { name: 'adj', fmla: `val ${Math.round(round)}` })) : preset('rect');
  return shape(pen, pen.nameOf('box'), bounds, geometry + fillOf(element) + strokeOf(pen, element));
}

export function drawEllipse(pen: Pen, element: EllipseElement, x: number, y: number): Shape {
  const { radiusX, radiusY } = element;
  const bounds = boundsAt(pen, x + element.x - radiusX, y + element.y - radiusY, 2 * radiusX, 2 * radiusY);
  return shape(pen, pen.nameOf('ellipse'), bounds, preset('ellipse') + fillOf(element) + strokeOf(pen, element));
}

/** A line stays a connector, which can be dragged by its ends. */
export function drawLine(pen: Pen, element: LineElement, x: number, y: number): Shape {
  const { x1, y1, x2, y2, hasArrow } = element;
  const bounds = boundsAt(pen, x + Math.min(x1, x2), y + Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1));
  const flips = { flipH: x2 < x1 ? 1 : undefined, flipV: y2 < y1 ? 1 : undefined };
  const ends = hasArrow ? tag('a:tailEnd', { type: 'triangle', w: 'med', len: 'med' }) : '';
  const xml = tag(
    'p:cxnSp',
    {},
    tag('p:nvCxnSpPr', {}, identity(pen, pen.nameOf('line')) + tag('p:cNvCxnSpPr') + tag('p:nvPr')) +
      tag('p:spPr', {}, transform(bounds, flips) + preset('line') + strokeOf(pen, element, ends)),
  );
  return { xml, bounds };
}

/** An uploaded image; where it is not at hand, the room that it leaves. */
export function drawImage(pen: Pen, element: ImageElement, x: number, y: number): Shape {
  const bounds = boundsAt(pen, x + element.x, y + element.y, element.width, element.height);
  if (pen.images.has(element.file)) return picture(pen, element, bounds);
  const paint = preset('rect') + fillOf({ fill: 'wash-2' }) + strokeOf(pen, {});
  return shape(pen, pen.nameOf('image'), bounds, paint, element.label);
}

/** Which file it shows is told by a relationship, which the package gets in the end. */
function picture(pen: Pen, { file, label }: ImageElement, bounds: ShapeBounds): Shape {
  const fill = tag('a:blip', { 'r:embed': relationOf(file) }) + tag('a:stretch', {}, tag('a:fillRect'));
  const about = identity(pen, pen.nameOf('image'), label || undefined) + tag('p:cNvPicPr') + tag('p:nvPr');
  const xml = tag(
    'p:pic',
    {},
    tag('p:nvPicPr', {}, about) + tag('p:blipFill', {}, fill) + tag('p:spPr', {}, transform(bounds) + preset('rect')),
  );
  return { xml, bounds };
}

function boundsAt(pen: Pen, left: number, top: number, width: number, height: number): ShapeBounds {
  return [pen.x(left), pen.y(top), pen.x(left + width), pen.y(top + height)];
}

function preset(kind: string, values = ''): string {
  return tag('a:prstGeom', { prst: kind }, tag('a:avLst', {}, values));
}

/** A shape without text. */
export function shape(pen: Pen, name: string, bounds: ShapeBounds, paint: string, description?: string): Shape {
  const xml = tag(
    'p:sp',
    {},
    tag('p:nvSpPr', {}, identity(pen, name, description) + tag('p:cNvSpPr') + tag('p:nvPr')) +
      tag('p:spPr', {}, transform(bounds) + paint),
  );
  return { xml, bounds };
}
