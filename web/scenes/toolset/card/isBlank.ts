import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** Whether nobody has written anything in it; scores and choices alone may have come from where it was put. */
export function isBlank(schema: ToolsetSchema, declared: SchemaNode, value: unknown): boolean {
  const node = resolveRef(schema, declared);
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'string') return value.trim() === '' || node.enum !== undefined;
  if (typeof value !== 'object') return true;
  return Object.entries(value).every(
    ([key, each]) => key === 'id' || isBlank(schema, node.properties?.[key] ?? {}, each),
  );
}
