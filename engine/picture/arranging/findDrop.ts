import type { Place } from '#engine/picture/GroupEdit.ts';

import { distanceTo, middleOf } from './distanceTo.ts';
import type { ShownItem, ShownList } from './ShownList.ts';

interface Point {
  x: number;
  y: number;
}

/** Where an item that is let go comes to stand. */
export interface EntryDrop {
  list: string;
  /** Among the items that are there now. */
  index: number;
  /** To be shown while the item is over it. */
  mark: Place;
}

/** How far from a list an item may be let go to come into it. */
const reach = 28;
const stroke = 3;

/** Where an item comes to stand that is let go at a point, in one of some lists; null beyond all of them. */
export function findDrop(lists: readonly ShownList[], point: Point): EntryDrop | null {
  const ranked = lists
    .map((list) => ({
      list,
      around: distanceTo(list.ground ?? list.place, point),
      near: Math.min(...[list.heading, ...list.items.map(({ place }) => place)].map((each) => farness(each, point))),
    }))
    .filter(({ around }) => around <= reach)
    .sort((a, b) => a.around - b.around || a.near - b.near);
  const [first] = ranked;
  if (!first) return null;
  const { list } = first;
  const [nearest] = list.items.toSorted((a, b) => farness(a.place, point) - farness(b.place, point));
  if (!nearest) return { list: list.pointer, index: 0, mark: list.ground ?? list.place };
  return besideItem(list, nearest, point);
}

function farness(place: Place | null, point: Point): number {
  return place ? distanceTo(place, point) : Infinity;
}

function besideItem(list: ShownList, { index, place }: ShownItem, point: Point): EntryDrop {
  const isRow = liesAcross(list.items);
  const middle = middleOf(place);
  const isBehind = isRow ? point.x > middle.x : point.y > middle.y;
  const mark = isRow
    ? {
        x: isBehind ? place.x + place.width + stroke : place.x - 2 * stroke,
        y: place.y,
        width: stroke,
        height: place.height,
      }
    : {
        x: place.x,
        y: isBehind ? place.y + place.height + stroke : place.y - 2 * stroke,
        width: place.width,
        height: stroke,
      };
  return { list: list.pointer, index: index + (isBehind ? 1 : 0), mark };
}

/** Whether items stand beside one another rather than below. */
function liesAcross(items: readonly ShownItem[]): boolean {
  const [first, second] = items;
  if (!first || !second) return false;
  const [one, other] = [middleOf(first.place), middleOf(second.place)];
  return Math.abs(one.x - other.x) > Math.abs(one.y - other.y);
}
