import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/toolset/ToolsetSchema.ts';

/** Whether a schema has all fields of a value. What was written before a toolset's shape changed cannot be saved. */
export function fitsSchema(value: unknown, root: ToolsetSchema, given: SchemaNode = root): boolean {
  const { properties, items } = resolveRef(root, given);
  if (Array.isArray(value)) return !items || value.every((item) => fitsSchema(item, root, items));
  if (typeof value !== 'object' || value === null || !properties) return true;
  return Object.entries(value).every(([key, part]) => {
    const node = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return node !== undefined && fitsSchema(part, root, node);
  });
}
