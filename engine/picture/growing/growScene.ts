import { isWithin } from '#engine/picture/arranging/groundsIn.ts';
import { type Bounds, placedElements } from '#engine/picture/placedElements.ts';
import { readPath } from '#engine/picture/renderers/readPath.ts';
import type { GroupElement, Scene, SceneElement } from '#engine/picture/Scene.ts';

import type { Room } from './findRoom.ts';

/** What becomes of an element when what is above a line grows. */
interface Fate {
  kind: 'stays' | 'moves' | 'grows';
  /** Where the line is. */
  at: number;
}

type Leaf = Exclude<SceneElement, GroupElement>;

const slack = 1;

/**
 * A scene in which a room is at least so high: its box grows, those beside it to the same end, and what lies below them
 * gives way.
 */
export function growScene(scene: Scene, { place, ground }: Room, height: number): Scene {
  const by = height - place.height;
  if (by <= 0) return scene;
  const cut = place.y + place.height;
  const end = ground.y + ground.height;
  const box: Bounds = [ground.x, ground.y, ground.x + ground.width, end];
  const isAcross = ([, top, , bottom]: Bounds) => top < end - slack && bottom >= end - slack;
  const beside = placedElements(scene.elements).flatMap(({ element, bounds }) =>
    element.kind === 'box' && bounds && isAcross(bounds) && !isWithin(box, bounds) ? [bounds] : [],
  );
  const isInside = (bounds: Bounds) => beside.some((each) => !isSame(each, bounds) && isWithin(bounds, each));

  function fateOf(element: Leaf, bounds: Bounds): Fate {
    if (isWithin(bounds, box) && !isSame(bounds, box)) return fateAt(element, bounds, cut);
    return isInside(bounds) ? { kind: 'stays', at: end } : fateAt(element, bounds, end);
  }
  function grow(elements: readonly SceneElement[], x: number, y: number): SceneElement[] {
    return elements.map((element): SceneElement => {
      if (element.kind === 'group') {
        const [left, top] = [x + (element.x ?? 0), y + (element.y ?? 0)];
        const fates = placedElements(element.elements, left, top).map((each) => fateOf(each.element, around(each)));
        // As a whole, so that what is said about its edits holds.
        if (fates.length > 0 && fates.every(({ kind }) => kind === 'moves'))
          return { ...element, y: (element.y ?? 0) + by };
        return fates.every(({ kind }) => kind === 'stays')
          ? element
          : { ...element, elements: grow(element.elements, left, top) };
      }
      const [placed] = placedElements([element], x, y);
      if (!placed) return element;
      const { kind, at } = fateOf(element, around(placed));
      return kind === 'stays' ? element : change(element, kind, by, at - y);
    });
  }
  return { ...scene, height: scene.height + by, elements: grow(scene.elements, 0, 0) };
}

function fateAt(element: Leaf, [, top, , bottom]: Bounds, at: number): Fate {
  if (top >= at - slack) return { kind: 'moves', at };
  const canGrow = element.kind === 'box' || element.kind === 'line' || element.kind === 'path';
  return { kind: canGrow && bottom >= at - slack ? 'grows' : 'stays', at };
}

function change(element: Leaf, kind: 'moves' | 'grows', by: number, at: number): Leaf {
  switch (element.kind) {
    case 'box':
      return kind === 'moves' ? { ...element, y: element.y + by } : { ...element, height: element.height + by };
    case 'line': {
      const moved = (own: number, other: number) => (kind === 'moves' || own > other ? own + by : own);
      return { ...element, y1: moved(element.y1, element.y2), y2: moved(element.y2, element.y1) };
    }
    case 'path': {
      const commands = readPath(element.commands).map(({ letter, points }) => {
        const moved = points.map(([x, y]) => `${x} ${kind === 'moves' || y >= at - slack ? y + by : y}`);
        return [letter, ...moved].join(' ');
      });
      return { ...element, commands: commands.join(' ') };
    }
    case 'ellipse':
    case 'image':
    case 'text':
      return { ...element, y: element.y + by };
  }
}

function around({ element, x, y, bounds }: ReturnType<typeof placedElements>[number]): Bounds {
  if (bounds) return bounds;
  const points = element.kind === 'path' ? readPath(element.commands).flatMap((each) => each.points) : [];
  if (element.kind === 'text') points.push([element.x, element.y]);
  const [across, down] = [points.map((point) => point[0] + x), points.map((point) => point[1] + y)];
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}

function isSame(one: Bounds, other: Bounds): boolean {
  return one.every((value, index) => value === other[index]);
}
