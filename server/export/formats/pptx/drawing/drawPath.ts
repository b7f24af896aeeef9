import { type PathPoint, readPath } from '#engine/picture/renderers/readPath.ts';
import type { PathElement } from '#engine/picture/Scene.ts';
import { tag } from '#server/export/formats/pptx/xml.ts';

import { shape } from './drawOutline.ts';
import type { Pen } from './Pen.ts';
import type { Shape, ShapeBounds } from './Shape.ts';
import { fillOf, strokeOf } from './shapeParts.ts';

/** A path as a shape with a geometry of its own, whose points can be edited. */
export function drawPath(pen: Pen, element: PathElement, x: number, y: number): Shape {
  const commands = readPath(element.commands).map(({ letter, points }) => ({
    letter,
    points: points.map(([px, py]): PathPoint => [pen.x(x + px), pen.y(y + py)]),
  }));
  const all = commands.flatMap(({ points }) => points);
  const across = all.map(([px]) => px);
  const down = all.map(([, py]) => py);
  const bounds: ShapeBounds =
    all.length === 0
      ? [pen.x(x), pen.y(y), pen.x(x), pen.y(y)]
      : [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
  const steps = commands.map(({ letter, points }) => {
    const written = points.map(([px, py]) => tag('a:pt', { x: px - bounds[0], y: py - bounds[1] })).join('');
    return tag(stepNames[letter], {}, written);
  });
  const size = { w: bounds[2] - bounds[0], h: bounds[3] - bounds[1], fill: element.fill ? undefined : 'none' };
  const geometry = tag(
    'a:custGeom',
    {},
    ['a:avLst', 'a:gdLst', 'a:ahLst', 'a:cxnLst'].map((name) => tag(name)).join('') +
      tag('a:rect', { l: 'l', t: 't', r: 'r', b: 'b' }) +
      tag('a:pathLst', {}, tag('a:path', size, steps.join(''))),
  );
  return shape(pen, pen.nameOf('path'), bounds, geometry + fillOf(element) + strokeOf(pen, element));
}

const stepNames = { M: 'a:moveTo', L: 'a:lnTo', C: 'a:cubicBezTo', Z: 'a:close' };
