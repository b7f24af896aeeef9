import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';

import { saysSomething } from './saysSomething.ts';

/** JSON pointers of the single values of a document that say something, in its order; only those within some places. */
export function leavesOf(document: unknown, within: readonly string[] = ['']): string[] {
  return within.flatMap((pointer) => visit(getAt(document, pointer), parsePointer(pointer)));
}

function visit(value: unknown, path: readonly string[]): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, child]) => visit(child, [...path, key]));
  return saysSomething(value) ? [formatPointer(path)] : [];
}
