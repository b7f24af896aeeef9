import { matchItems } from '#engine/merge/matchItems.ts';
import { formatPointer } from '#engine/schema/pointer.ts';

import { saysSomething } from './saysSomething.ts';

/**
 * Which leaves of a later version stand as they stood before: those with the same value, in the same field of the same
 * item. Items may have moved.
 *
 * @param leaves JSON pointers into the earlier version: only what stood there counts.
 */
export function standingLeaves(before: unknown, leaves: ReadonlySet<string>, after: unknown): Set<string> {
  const standing = new Set<string>();
  if (leaves.size > 0) visit(before, [], after, []);
  return standing;

  function visit(old: unknown, from: Path, young: unknown, at: Path): void {
    if (Array.isArray(old) && Array.isArray(young)) {
      for (const [index, origin] of matchItems(old, young).origins.entries())
        if (origin !== undefined) visit(old[origin], [...from, origin], young[index], [...at, index]);
    } else if (isObject(old) && isObject(young)) {
      for (const [key, child] of Object.entries(young)) visit(old[key], [...from, key], child, [...at, key]);
    } else if (saysSomething(young) && isSame(old, young) && leaves.has(formatPointer(from))) {
      standing.add(formatPointer(at));
    }
  }
}

type Path = readonly (string | number)[];

const isSame = (one: unknown, other: unknown) =>
  typeof one === 'string' && typeof other === 'string' ? one.trim() === other.trim() : one === other;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
