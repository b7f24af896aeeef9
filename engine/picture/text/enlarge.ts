import type { Area } from '../Area.ts';

const factors = [1.4, 1.3, 1.2, 1.1];

/**
 * The area with type as large as its fixed height allows, at most 1.4 times the usual: a sheet with few words is read from
 * the back of a room. `heightOf` tells how high the picture is in a given type.
 */
export function enlarge(area: Area, heightOf: (area: Area) => number): Area {
  const { height, type } = area;
  // Where the usual type does not fit, larger ones need not be tried.
  if (height === null || heightOf(area) > height) return area;
  for (const factor of factors) {
    const { heading, text, small, least } = type;
    const larger = { heading: heading * factor, text: text * factor, small: small * factor, least };
    const enlarged = { ...area, type: larger };
    if (heightOf(enlarged) <= height) return enlarged;
  }
  return area;
}
