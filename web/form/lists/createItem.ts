import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** Creates a list item, with an id if the schema has one. */
export function createItem(node: SchemaNode): unknown {
  if (node.type !== 'object') return '';
  return node.properties?.['id'] ? { id: createId() } : {};
}

/** Copies an item; the copy has its own id. */
export function duplicateItem(item: unknown, node: SchemaNode): unknown {
  const copy: unknown = structuredClone(item);
  if (typeof copy !== 'object' || copy === null || !node.properties?.['id']) return copy;
  return { ...copy, id: createId() };
}

/** Starts with the time, so that ids sort by age. */
function createId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${[...random].map((part) => part.toString(36)).join('')}`;
}
