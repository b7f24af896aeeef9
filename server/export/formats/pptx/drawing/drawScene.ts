import type { GroupElement, Scene, SceneElement } from '#engine/picture/Scene.ts';
import { showsWritten } from '#engine/picture/showsWritten.ts';
import { tag } from '#server/export/formats/pptx/xml.ts';

import { drawBox, drawEllipse, drawImage, drawLine } from './drawOutline.ts';
import { drawPath } from './drawPath.ts';
import { drawText } from './drawText.ts';
import type { Pen } from './Pen.ts';
import type { Place } from './Place.ts';
import { type Shape, unite } from './Shape.ts';
import { identity } from './shapeParts.ts';

/** A scene as shapes of a slide: each group that is read as one is a group whose text alternative is what is read. */
export function drawScene(pen: Pen, { elements }: Pick<Scene, 'elements'>): string {
  return drawAll(pen, elements, origin)
    .map(({ xml }) => xml)
    .join('');
}

const origin: Place = { x: 0, y: 0, isWritten: false };

function drawAll(pen: Pen, elements: readonly SceneElement[], place: Place): Shape[] {
  return elements.flatMap((element) => draw(pen, element, place));
}

function draw(pen: Pen, element: SceneElement, place: Place): Shape[] {
  const { x, y } = place;
  switch (element.kind) {
    case 'text':
      return element.lines.length === 0 ? [] : [drawText(pen, element, place)];
    case 'box':
      return [drawBox(pen, element, x, y)];
    case 'line':
      return [drawLine(pen, element, x, y)];
    case 'ellipse':
      return [drawEllipse(pen, element, x, y)];
    case 'path':
      return [drawPath(pen, element, x, y)];
    case 'image':
      return [drawImage(pen, element, x, y)];
    case 'group':
      return drawGroup(pen, element, place);
  }
}

function drawGroup(pen: Pen, group: GroupElement, { x, y, isWritten }: Place) {
  const { label, isForEdits, elements } = group;
  const inside = { x: x + (group.x ?? 0), y: y + (group.y ?? 0), isWritten: isWritten || showsWritten(group) };
  const shapes = drawAll(pen, elements, inside);
  if (label === undefined || isForEdits || shapes.length < 2) return shapes;
  return [asGroup(pen, shapes, label, label)];
}

/** Shapes that are there to be seen only, as one group. */
export function drawDecoration(pen: Pen, elements: readonly SceneElement[], name: string): string {
  return asGroup(pen, drawAll(pen, elements, { ...origin, isWritten: true }), name).xml;
}

function asGroup(pen: Pen, shapes: readonly Shape[], name: string, description?: string): Shape {
  const bounds = unite(shapes);
  const off = { x: bounds[0], y: bounds[1] };
  const size = { cx: bounds[2] - bounds[0], cy: bounds[3] - bounds[1] };
  const place = tag('a:off', off) + tag('a:ext', size) + tag('a:chOff', off) + tag('a:chExt', size);
  const xml = tag(
    'p:grpSp',
    {},
    tag('p:nvGrpSpPr', {}, identity(pen, name, description) + tag('p:cNvGrpSpPr') + tag('p:nvPr')) +
      tag('p:grpSpPr', {}, tag('a:xfrm', {}, place)) +
      shapes.map((shape) => shape.xml).join(''),
  );
  return { xml, bounds };
}
