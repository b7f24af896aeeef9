import { groundsIn, isWithin, smallestAround } from '#engine/picture/arranging/groundsIn.ts';
import { type Stop, stopsIn } from '#engine/picture/arranging/stopsIn.ts';
import type { Place } from '#engine/picture/GroupEdit.ts';
import { joinBounds } from '#engine/picture/joinBounds.ts';
import { type Bounds, placedElements } from '#engine/picture/placedElements.ts';
import { readPath } from '#engine/picture/renderers/readPath.ts';
import type { SceneElement } from '#engine/picture/Scene.ts';
import { toPlace } from '#engine/picture/toPlace.ts';

/** Where a list or a text of a scene is written where it stands. */
export interface Room {
  /** What it covers. */
  place: Place;
  /** The box that it stands in. */
  ground: Place;
}

/** Narrower than this nobody writes. */
const narrowest = 200;
/** Between what is written and what stands beside it. */
const gap = 6;
const slack = 2;

/**
 * The room of what a pointer shows: over its whole box, or as much of it as is not taken by something else. null where
 * it has no box of its own, one that is too narrow, or one that cannot grow without breaking a figure beside it.
 */
export function findRoom(elements: readonly SceneElement[], pointer: string): Room | null {
  const stops = stopsIn(elements);
  const isOwn = (stop: Stop) => `${stop.pointer}/`.startsWith(`${pointer}/`);
  const own = joinBounds(stops.filter(isOwn).map(({ bounds }) => bounds));
  const ground = own && smallestAround(own, groundsIn(elements));
  if (!own || !ground || isBesideCurve(elements, ground[3])) return null;
  const others = stops.flatMap((stop) => (!isOwn(stop) && isWithin(stop.bounds, ground) ? [stop.bounds] : []));
  // Entries of several lists may stand among one another.
  if (others.some((other) => areLevel(own, other) && other[0] < own[2] && other[2] > own[0])) return null;
  const place = toPlace(clear(own, ground, others));
  return place.width < narrowest ? null : { place, ground: toPlace(ground) };
}

/** Whether a figure of curves, as a head, reaches over a line: it would be another one if it were longer. */
function isBesideCurve(elements: readonly SceneElement[], line: number): boolean {
  return placedElements(elements).some(({ element, y }) => {
    if (element.kind !== 'path' || !element.commands.includes('C')) return false;
    const heights = readPath(element.commands).flatMap(({ points }) => points.map((point) => point[1] + y));
    return Math.min(...heights) < line - slack && Math.max(...heights) > line + slack;
  });
}

function areLevel(own: Bounds, other: Bounds): boolean {
  return other[1] < own[3] && other[3] > own[1];
}

/** The ground without what lies above, below and beside its own part. */
function clear(own: Bounds, ground: Bounds, others: readonly Bounds[]): Bounds {
  const beside = others.filter((other) => areLevel(own, other));
  const stacked = others.filter((other) => !areLevel(own, other));
  const far = (from: number, to: number) => from + Math.sign(to - from) * Math.min(gap, Math.abs(to - from) / 2);
  return [
    Math.max(ground[0], ...beside.filter((each) => each[2] <= own[0]).map((each) => far(own[0], each[2]))),
    Math.max(ground[1], ...stacked.filter((each) => each[3] <= own[1]).map((each) => far(own[1], each[3]))),
    Math.min(ground[2], ...beside.filter((each) => each[0] >= own[2]).map((each) => far(own[2], each[0]))),
    Math.min(ground[3], ...stacked.filter((each) => each[1] >= own[3]).map((each) => far(own[3], each[1]))),
  ];
}
