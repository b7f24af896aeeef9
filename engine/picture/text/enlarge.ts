import { type Area, areas } from '#engine/picture/Area.ts';

const step = 0.1;

/**
 * The area with type as large as its fixed height allows, at most `most` times the usual: a sheet with few words is
 * read from the back of a room. `heightOf` tells how high the picture is in a given type.
 */
export function enlarge(area: Area, heightOf: (area: Area) => number, most = 1.4): Area {
  const { height, type } = area;
  // Where the usual type does not fit, larger ones need not be tried.
  if (height === null || heightOf(area) > height) return area;
  for (let factor = most; factor > 1 + step / 2; factor -= step) {
    const { heading, text, small, least } = type;
    const larger = { heading: heading * factor, text: text * factor, small: small * factor, least };
    const enlarged = { ...area, type: larger };
    if (heightOf(enlarged) <= height) return enlarged;
  }
  return area;
}

/** How many times the usual an area's type is. */
export function enlargedBy({ form, type }: Area): number {
  return type.heading / areas[form].type.heading;
}
