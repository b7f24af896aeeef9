import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** Whether a schema has all fields of a value. What was written before a toolset's shape changed cannot be saved. */
export function fitsSchema(value: unknown, root: ToolsetSchema, given: SchemaNode = root): boolean {
  const { properties, items } = resolveRef(root, given);
  if (typeof value !== 'object') return value === undefined || (!properties && !items);
  if (value === null) return true;
  if (Array.isArray(value) !== !properties) return false;
  return Object.entries(value).every(([key, part]) => {
    const node = items ?? (properties && Object.hasOwn(properties, key) ? properties[key] : undefined);
    return node !== undefined && fitsSchema(part, root, node);
  });
}
