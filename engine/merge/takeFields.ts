import { getAt, setAt } from '#engine/schema/pointer.ts';

/**
 * `before` with the values of `after` at some JSON pointers: restricts a change to these fields. A field that is empty
 * in both stays absent, and so do objects around it.
 */
export function takeFields<Document>(before: Document, after: unknown, pointers: readonly string[]): Document {
  return pointers.reduce((result, pointer) => {
    const value = getAt(after, pointer);
    return value === undefined && getAt(result, pointer) === undefined ? result : setAt(result, pointer, value);
  }, before);
}
