import { formatPointer } from '#engine/schema/pointer.ts';

/** Where a document that is still being written ends: the pointer of its last value. */
export function placeInWriting(partial: unknown): string {
  const tokens: (string | number)[] = [];
  let value = partial;
  while (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const last = keys.findLast((key) => key !== 'id');
    if (last === undefined) break;
    tokens.push(last);
    value = (value as Record<string, unknown>)[last];
  }
  return formatPointer(tokens);
}
