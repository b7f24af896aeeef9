import { getAt, setAt } from '#engine/schema/pointer.ts';

/**
 * `before` with the values that `after` has at some JSON pointers: what remains of a change where only these fields were
 * asked for. A field that is empty in both stays out, and so do the objects around it.
 */
export function takeFields<Document>(before: Document, after: unknown, pointers: readonly string[]): Document {
  return pointers.reduce((result, pointer) => {
    const value = getAt(after, pointer);
    return value === undefined && getAt(result, pointer) === undefined ? result : setAt(result, pointer, value);
  }, before);
}
