import { expandPattern, toPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import { walkSchema } from '#engine/schema/walkSchema.ts';

/**
 * An example value for a field: the one at the pointer; for an item beyond the example's or a field empty there, that
 * of the same field in another item, or where the same definition is used.
 */
export function valueLike(document: ToolsetDocument, pointer: string, schema: ToolsetSchema): unknown {
  const exact = getAt(document, pointer);
  if (exact !== undefined) return exact;
  const pattern = toPattern(pointer);
  const places = walkSchema(schema);
  const localeKey = places.find((place) => place.pattern === pattern)?.localeKey;
  const alike = places.filter((place) => place.localeKey === localeKey).map((place) => place.pattern);
  for (const each of [pattern, ...alike]) {
    const values = expandPattern(document, each)
      .map((at) => getAt(document, at))
      .filter((value) => value !== undefined);
    if (values.length > 0) return values[lastIndex(pointer) % values.length];
  }
  return undefined;
}

function lastIndex(pointer: string): number {
  return Number(/\/(\d+)(?!.*\/\d)/.exec(pointer)?.[1] ?? 0);
}
