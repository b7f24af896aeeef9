import { formatPointer } from '#engine/schema/pointer.ts';

/** The places where a document says something else than `before`: what a person must have changed by hand on an earlier visit. */
export function changedPointers(before: unknown, after: unknown): string[] {
  return visit(before, after, []);
}

function visit(before: unknown, after: unknown, path: (string | number)[]): string[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.flatMap((item: unknown, index) => visit(before[index], item, [...path, index]));
  }
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => visit(before[key], after[key], [...path, key]));
  }
  return [formatPointer(path)];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
