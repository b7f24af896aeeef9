import { itemAddress } from '#engine/evidence/itemAddress.ts';
import { formatPointer, parsePointer } from '#engine/schema/pointer.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** Characters of a place, and of the name by which it is told. */
export const longestPlace = 500;

/**
 * The place of a field that a comment stays with: its pointer, in which items stand by their ids, or by a hash of their
 * words where they have none. null: there is no such field, or no such item.
 */
export function placeOf(schema: ToolsetSchema, document: unknown, pointer: string): string | null {
  let value = document;
  return walk(schema, pointer, (token, isItem) => {
    const around = value;
    value = childOf(around, token);
    if (!isItem) return token;
    return Array.isArray(around) && value !== undefined ? itemAddress(value) : null;
  });
}

/** Where a place is in a document; null where its item is gone, or the field. */
export function pointerOfPlace(schema: ToolsetSchema, document: unknown, place: string): string | null {
  let value = document;
  return walk(schema, place, (token, isItem) => {
    const index = isItem && Array.isArray(value) ? value.findIndex((item) => itemAddress(item) === token) : -1;
    if (isItem && index === -1) return null;
    value = childOf(value, isItem ? String(index) : token);
    return isItem ? String(index) : token;
  });
}

/** The pattern of a place, with `*` for its items; null where the schema has no such field. */
export function patternOfPlace(schema: ToolsetSchema, place: string): string | null {
  return walk(schema, place, (token, isItem) => (isItem ? '*' : token));
}

/** Goes along a path of tokens through the schema, and puts others in their place. */
function walk(
  schema: ToolsetSchema,
  path: string,
  change: (token: string, isItem: boolean) => string | null,
): string | null {
  let node: SchemaNode = schema;
  const changed: string[] = [];
  for (const token of parsePointer(path)) {
    const parent = resolveRef(schema, node);
    const isItem = parent.type === 'array';
    const properties = parent.properties ?? {};
    const child = isItem ? parent.items : Object.hasOwn(properties, token) ? properties[token] : undefined;
    const other = child && change(token, isItem);
    if (!child || other === undefined || other === null) return null;
    changed.push(other);
    node = child;
  }
  return formatPointer(changed);
}

function childOf(value: unknown, token: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
  return (value as Record<string, unknown>)[token];
}
