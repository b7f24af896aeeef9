import type { Scene } from '#engine/picture/Scene.ts';

import type { ShownList } from './ShownList.ts';

/** Where a list gets its next item. */
export interface AddPlace {
  list: ShownList;
  /** The middle of a small button; null where the drawing has no place of its own for the list. */
  at: { x: number; y: number } | null;
}

/** What a button takes, with a little air around it. */
const size = 26;

/**
 * A place for adding to each list that a scene shows: below its last item, on the edge of its ground where there is no
 * room, else beside its heading.
 */
export function placeAdds(lists: readonly ShownList[], scene: Pick<Scene, 'width'>): AddPlace[] {
  return lists.filter((list) => hasPlace(list, lists)).map((list) => ({ list, at: placeOf(list, lists, scene.width) }));
}

/** Of many lists on one ground, such as one of each interview, those that are told apart by a heading. */
function hasPlace({ heading, ground, isScattered }: ShownList, lists: readonly ShownList[]): boolean {
  return heading !== null || isScattered || !ground || !lists.some((other) => other.heading && isSame(other, ground));
}

const isSame = ({ ground }: ShownList, { x, y }: { x: number; y: number }) => ground?.x === x && ground.y === y;

function placeOf(
  { heading, ground, place, items, isScattered }: ShownList,
  lists: readonly ShownList[],
  width: number,
) {
  if (isScattered || (!heading && !ground)) return null;
  if (!ground) {
    const beside = heading ?? place;
    const x = Math.min(beside.x + beside.width + size / 2 + 2, width - size / 2);
    return { x, y: beside.y + Math.min(beside.height, size) / 2 };
  }
  const bottom = place.y + place.height;
  const end = ground.y + ground.height;
  const below = lists.flatMap((other) => (isSame(other, ground) && other.place.y >= bottom ? [other.place.y] : []));
  const limit = Math.min(end, ...below);
  if (limit - bottom >= size) return { x: (items[0]?.place.x ?? place.x) + size / 2 - 4, y: bottom + size / 2 };
  // At its end, where the last line of the item above seldom reaches.
  return { x: ground.x + ground.width - size, y: limit === end ? end : (bottom + limit) / 2 };
}
