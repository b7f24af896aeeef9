import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/**
 * Gives every list item whose schema knows an `id` one that is its own: missing and repeated ids are replaced by what
 * `createId` returns (at most 40 characters of a-z, 0-9 and "-"). Ids that are there stay, others refer to them. What
 * needs no id is not copied: the very same document comes back when all have theirs.
 */
export function assignIds(document: ToolsetDocument, schema: ToolsetSchema, createId: () => string): ToolsetDocument {
  return visit(document, schema) as ToolsetDocument;

  function visit(value: unknown, declared: SchemaNode | undefined): unknown {
    if (typeof value !== 'object' || value === null || !declared) return value;
    const node = resolveRef(schema, declared);
    return Array.isArray(value) ? visitItems(value, node.items) : visitFields(value, node.properties ?? {});
  }

  function visitFields(value: object, properties: Record<string, SchemaNode>): object {
    let copy: Record<string, unknown> | undefined;
    for (const [key, child] of Object.entries(value)) {
      const visited = Object.hasOwn(properties, key) ? visit(child, properties[key]) : child;
      if (visited !== child) (copy ??= { ...value })[key] = visited;
    }
    return copy ?? value;
  }

  function visitItems(items: readonly unknown[], declared: SchemaNode | undefined): readonly unknown[] {
    if (!declared) return items;
    const hasId = Object.hasOwn(resolveRef(schema, declared).properties ?? {}, 'id');
    const seen = new Set<unknown>();
    const visited = items.map((item) => {
      const child = visit(item, declared);
      if (!hasId || typeof child !== 'object' || child === null) return child;
      const { id } = child as { id?: unknown };
      const isOwn = typeof id === 'string' && id !== '' && !seen.has(id);
      const kept = isOwn ? id : createId();
      seen.add(kept);
      return isOwn ? child : Object.assign({ id: kept }, child, { id: kept });
    });
    return visited.some((item, index) => item !== items[index]) ? visited : items;
  }
}
