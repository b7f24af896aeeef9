import type { EditedPointers } from './EditedPointers.ts';

/**
 * Lays what was generated over what is there, without touching what a person wrote: a field changed by hand stays, and
 * a list item that was changed by hand before the generation began stays whole, with the generated items around it.
 * `whole` says that the generated document is finished, so that what it does not hold goes.
 */
export function mergeGenerated(
  present: unknown,
  generated: unknown,
  by: { edited: EditedPointers; editedBefore: EditedPointers; whole: boolean },
): unknown {
  return merge(present, generated, '');

  function merge(there: unknown, next: unknown, pointer: string): unknown {
    if (by.edited.has(pointer)) return there;
    if (Array.isArray(next)) return mergeList(Array.isArray(there) ? there : [], next, pointer);
    if (isObject(next)) return mergeObject(isObject(there) ? there : {}, next, pointer);
    if (by.edited.hasWithin(pointer)) return there;
    return Object.is(there, next) ? there : next;
  }

  function mergeObject(there: Record<string, unknown>, next: Record<string, unknown>, pointer: string) {
    const result: Record<string, unknown> = {};
    for (const key of new Set([...Object.keys(there), ...Object.keys(next)])) {
      const child = `${pointer}/${key}`;
      if (key in next) result[key] = merge(there[key], next[key], child);
      else if (!by.whole) result[key] = there[key];
      else if (by.edited.hasWithin(child)) result[key] = keepEdited(there[key], child);
      if (result[key] === undefined) delete result[key];
    }
    return same(there, result) ? there : result;
  }

  /** Of what a finished document leaves out, only what a person wrote. */
  function keepEdited(there: unknown, pointer: string): unknown {
    if (by.edited.has(pointer) || !(isObject(there) || Array.isArray(there))) return there;
    return merge(there, Array.isArray(there) ? [] : {}, pointer);
  }

  function mergeList(there: unknown[], next: unknown[], pointer: string) {
    const result: unknown[] = [];
    let taken = 0;
    for (let index = 0; taken < next.length || index < there.length; index += 1) {
      const child = `${pointer}/${index}`;
      const isThere = index < there.length;
      if (isThere && by.editedBefore.hasWithin(child)) result.push(there[index]);
      else if (taken < next.length) result.push(merge(there[index], next[taken++], child));
      else if (isThere && (!by.whole || by.edited.hasWithin(child))) result.push(there[index]);
    }
    return same(there, result) ? there : result;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(a: unknown[] | Record<string, unknown>, b: unknown[] | Record<string, unknown>): boolean {
  const keys = Object.keys(b);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  return Object.keys(a).length === keys.length && keys.every((key) => key in left && Object.is(left[key], right[key]));
}
