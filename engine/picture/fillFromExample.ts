import { saysNothing } from '#engine/schema/equalIgnoringBlanks.ts';
import { isWithin } from '#engine/schema/isWithin.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * A document that says what is there and, where nothing is yet, what the example says: so that what is still to come
 * has its usual length in the picture. A list goes on with the example's items only while it is being written.
 *
 * @param inWriting pointer of what is being written; "" while nothing is
 */
export function fillFromExample(present: ToolsetDocument, example: ToolsetDocument, inWriting = ''): ToolsetDocument {
  return fill(present, example, '') as ToolsetDocument;

  function fill(value: unknown, other: unknown, pointer: string): unknown {
    if (saysNothing(value)) return other === undefined ? value : other;
    const isOpen = inWriting !== '' && isWithin(inWriting, [pointer]);
    if (Array.isArray(value) && Array.isArray(other)) {
      const items = value.map((item, index) => (isOpen ? fill(item, other[index], `${pointer}/${index}`) : item));
      return isOpen ? [...items, ...other.slice(items.length)] : items;
    }
    if (!isObject(value) || !isObject(other) || (pointer !== '' && !isOpen)) return value;
    const keys = new Set([...Object.keys(value), ...Object.keys(other)]);
    // An item keeps its own name for those that refer to it.
    return Object.fromEntries(
      [...keys].map((key) => [
        key,
        key === 'id' ? (value[key] ?? other[key]) : fill(value[key], other[key], `${pointer}/${key}`),
      ]),
    );
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
