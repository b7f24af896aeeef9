import { matchItems } from '#engine/merge/matchItems.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

import { saysSomething } from './saysSomething.ts';

/**
 * Which leaves of a later version stand as they stood before: those with the same value, in the same field of the same
 * item. Items may have moved.
 *
 * @param leaves JSON pointers into the earlier version: only what stood there counts.
 * @param isSame whether two single values are the same; but for blanks around a text exactly, by default.
 */
export function standingLeaves(
  before: unknown,
  leaves: ReadonlySet<string>,
  after: unknown,
  isSame: (one: unknown, other: unknown) => boolean = isExactlySame,
): Set<string> {
  const standing = new Set<string>();
  if (leaves.size > 0) visit(before, [], after, []);
  return standing;

  function visit(old: unknown, from: Path, young: unknown, at: Path): void {
    if (Array.isArray(old) && Array.isArray(young)) {
      for (const [index, origin] of originsOf(old, young).entries())
        if (origin !== undefined) visit(old[origin], [...from, origin], young[index], [...at, index]);
    } else if (isObject(old) && isObject(young)) {
      for (const [key, child] of Object.entries(young)) visit(old[key], [...from, key], child, [...at, key]);
    } else if (saysSomething(young) && isSame(old, young) && leaves.has(formatPointer(from))) {
      standing.add(formatPointer(at));
    }
  }

  /** Texts of a list have no ids: one that is the same in all but its letters is taken for what it was. */
  function originsOf(old: readonly unknown[], young: readonly unknown[]): (number | undefined)[] {
    const { origins } = matchItems(old, young);
    const taken = new Set(origins);
    return [...origins].map((origin, index) => {
      if (origin !== undefined || typeof young[index] !== 'string') return origin;
      const alike = old.findIndex((item, place) => !taken.has(place) && isSame(item, young[index]));
      if (alike < 0) return undefined;
      taken.add(alike);
      return alike;
    });
  }
}

type Path = readonly (string | number)[];

const isExactlySame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
