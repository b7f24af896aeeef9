import { parsePointer } from './pointer.ts';
import { resolveRef } from './resolveRef.ts';
import type { SchemaNode, ToolsetSchema } from './ToolsetSchema.ts';

/** The schema node at a pointer or pattern; undefined where the schema has none. */
export function schemaAt(root: ToolsetSchema, pointer: string): SchemaNode | undefined {
  let node: SchemaNode = root;
  for (const token of parsePointer(pointer)) {
    const parent = resolveRef(root, node);
    const isItem = parent.type === 'array' && /^(\*|\d+)$/.test(token);
    const child = isItem
      ? parent.items
      : Object.hasOwn(parent.properties ?? {}, token)
        ? parent.properties?.[token]
        : undefined;
    if (!child) return undefined;
    node = child;
  }
  return resolveRef(root, node);
}
