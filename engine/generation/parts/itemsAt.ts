import { getAt } from '#engine/schema/pointer.ts';

/** The items of the list at a pointer; none where there is no list. */
export function itemsAt(document: object, pointer: string): readonly unknown[] {
  const value = getAt(document, pointer);
  return Array.isArray(value) ? value : [];
}
