import type { Ray } from './Laid.ts';
import type { AreaPlace } from './placeAreas.ts';

/** Rays from an area to all others, equally far apart and each as near as may be to the direction of its area. */
export function raysTo(star: string, places: readonly AreaPlace[], nameOf: (area: string) => string): Ray[] {
  const centre = places.find(({ name }) => name === star);
  if (!centre) return [];
  const others = places
    .filter((place) => place !== centre)
    .map((place) => ({ name: place.name, direction: directionOf(centre, place) }))
    .sort((a, b) => a.direction - b.direction);
  const step = 360 / others.length;
  const starts = Array.from({ length: 12 * others.length }, (_, index) => (index * step) / 12);
  const [best = 0] = starts.sort((a, b) => awayFrom(a) - awayFrom(b));
  return others.map(({ name }, index) => ({ name: nameOf(name), angle: best + index * step }));

  function awayFrom(start: number): number {
    return others.reduce((sum, { direction }, index) => sum + turn(direction - start - index * step) ** 2, 0);
  }
}

function directionOf(from: AreaPlace, to: AreaPlace): number {
  const middle = ({ column, columns, row, rows }: AreaPlace) => ({ x: column + columns / 2, y: row + rows / 2 });
  const [a, b] = [middle(from), middle(to)];
  return (((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 360) % 360) + 0;
}

/** The same direction between -180 and 180 degrees. */
function turn(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
