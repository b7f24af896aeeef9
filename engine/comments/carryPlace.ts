import { itemAddress } from '#engine/evidence/itemAddress.ts';
import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';

interface Carrying {
  /** The document in its earlier shape, and the same in its present one. */
  before: unknown;
  after: unknown;
  /** Where a pointer into the one leads in the other; null: nowhere. */
  pointer: (pointer: string) => string | null;
}

/**
 * The place of a comment (see `placeOf`) in a document that was carried over to another shape; null where its item is
 * not in the document, or its field is no more.
 */
export function carryPlace(place: string, { before, after, pointer }: Carrying): string | null {
  const from = translate(before, place, (items, token) => {
    const index = items.findIndex((item) => itemAddress(item) === token);
    return index === -1 ? null : { token: String(index), child: items[index] };
  });
  const to = from === null ? null : pointer(from);
  if (to === null) return null;
  return translate(after, to, (items, token) => {
    const child = items[Number(token)];
    return child === undefined ? null : { token: itemAddress(child), child };
  });
}

function translate(
  document: unknown,
  path: string,
  find: (items: readonly unknown[], token: string) => { token: string; child: unknown } | null,
): string | null {
  const tokens: string[] = [];
  let value = document;
  for (const token of parsePointer(path)) {
    const found = Array.isArray(value) ? find(value, token) : { token, child: childOf(value, token) };
    if (!found) return null;
    tokens.push(found.token);
    value = found.child;
  }
  return formatPointer(tokens);
}

function childOf(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
  return (value as Record<string, unknown>)[token];
}
