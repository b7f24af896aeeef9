import { formatPointer, getAt, parsePointer } from '#engine/schema/pointer.ts';

/** The innermost list item of objects that contains a pointer; "" where it stands in none. */
export function itemAround(document: unknown, pointer: string): string {
  const tokens = parsePointer(pointer);
  for (let depth = tokens.length - 1; depth > 0; depth -= 1) {
    if (!/^\d+$/.test(tokens[depth - 1]!)) continue;
    const place = formatPointer(tokens.slice(0, depth));
    if (typeof getAt(document, place) === 'object') return place;
  }
  return '';
}
