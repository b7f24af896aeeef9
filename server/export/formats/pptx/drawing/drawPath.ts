import type { PathElement } from '#engine/picture/Scene.ts';

import { tag } from '../xml.ts';
import { shape } from './drawOutline.ts';
import type { Pen } from './Pen.ts';
import type { Shape, ShapeBounds } from './Shape.ts';
import { fillOf, strokeOf } from './shapeParts.ts';

type Point = [x: number, y: number];

/** A path as a shape with a geometry of its own, whose points can be edited. */
export function drawPath(pen: Pen, element: PathElement, x: number, y: number): Shape {
  const commands = readCommands(element.commands).map(({ letter, points }) => ({
    letter,
    points: points.map(([px, py]): Point => [pen.x(x + px), pen.y(y + py)]),
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
type Letter = keyof typeof stepNames;
const pointsOf: Record<Letter, number> = { M: 1, L: 1, C: 3, Z: 0 };

/** Further points after a command repeat it; after a move they are lines. */
function readCommands(text: string): { letter: Letter; points: Point[] }[] {
  const read: { letter: Letter; points: Point[] }[] = [];
  for (const [, sign, numbers = ''] of text.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const letter = sign as Letter;
    const values = (numbers.match(/-?\d*\.?\d+(?:e-?\d+)?/gi) ?? []).map(Number);
    const points = Array.from({ length: values.length >> 1 }, (_, i): Point => [values[2 * i]!, values[2 * i + 1]!]);
    const each = pointsOf[letter] || 1;
    if (pointsOf[letter] === 0) read.push({ letter, points: [] });
    for (let start = 0; start + each <= points.length; start += each) {
      read.push({ letter: letter === 'M' && start > 0 ? 'L' : letter, points: points.slice(start, start + each) });
    }
  }
  return read;
}
