import { type RefObject, useLayoutEffect, useRef } from 'react';

import { type EditableGroup, editableGroups } from '#engine/picture/editableGroups.ts';
import type { Scene } from '#engine/picture/Scene.ts';

import type { Point } from './DragPlan.ts';

const milliseconds = 150;

/** Where the groups of a picture are that can be changed in it; one that was let go glides from there. */
export type Places = Map<string, Point>;

/** Lets groups glide to their new places after an edit, and notes where they are. */
export function useSettling(
  svg: RefObject<SVGSVGElement | null>,
  { width, elements }: Scene,
  places: RefObject<Places>,
): void {
  const drawnWidth = useRef(width);
  useLayoutEffect(() => {
    // Another form of the picture, where everything lies elsewhere.
    const isSame = drawnWidth.current === width;
    drawnWidth.current = width;
    const isStill = !isSame || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const before = places.current;
    places.current = new Map(editableGroups(elements).map(({ pointer, ...group }) => [pointer, placeOf(group)]));
    if (isStill) return;
    for (const [pointer, at] of places.current) {
      const from = before.get(pointer);
      if (!from || (from.x === at.x && from.y === at.y)) continue;
      const group = svg.current?.querySelector(`[data-pointer=${CSS.escape(pointer)}]`);
      const start = `translate(${from.x - at.x}px, ${from.y - at.y}px)`;
      group?.animate([{ transform: start }, { transform: 'none' }], { duration: milliseconds, easing: 'ease-out' });
    }
  }, [svg, width, elements, places]);
}

function placeOf({ x, y, edit }: Omit<EditableGroup, 'pointer'>): Point {
  return edit.kind === 'move' ? { x: x + edit.at.x, y: y + edit.at.y } : { x, y };
}
