import { useMemo } from 'react';

import { placedElements } from '#engine/picture/placedElements.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';

/** What a press between the lines of a text falls on: letters alone have gaps. */
export function TextGrounds({ elements }: { elements: readonly SceneElement[] }) {
  const grounds = useMemo(() => groundsOf(elements), [elements]);
  return grounds.map(({ x, y, width, height }, index) => (
    <rect key={index} className="picture-between" x={x} y={y} width={width} height={height} />
  ));
}

function groundsOf(elements: readonly SceneElement[]) {
  const own = elements.filter((element) => element.kind !== 'group' || element.pointer === undefined);
  return placedElements(own).flatMap(({ element, bounds }) => {
    if (element.kind !== 'text' || element.lines.length < 2 || !bounds) return [];
    const [x, y, right, bottom] = bounds;
    return [{ x, y, width: right - x, height: bottom - y }];
  });
}
