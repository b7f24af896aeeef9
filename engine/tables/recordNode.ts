import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/**
 * The schema of the equal objects that an object consists of, or that those consist of: what a row of its table holds.
 * Null where an object has fields of its own.
 */
export function recordNode(root: ToolsetSchema, node: SchemaNode): SchemaNode | null {
  const parts = Object.values(node.properties ?? {}).map((part) => resolveRef(root, part));
  const [first] = parts;
  const isEven = parts.length > 1 && parts.every((part) => part.type === 'object' && part === first);
  if (!first || !isEven) return null;
  return recordNode(root, first) ?? first;
}
