import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';

/** A new item of a list; one that others may refer to is born with an id. */
export function createItem(node: SchemaNode): unknown {
  if (node.type !== 'object') return '';
  return node.properties?.['id'] ? { id: createId() } : {};
}

/** A copy that can be told from the original. */
export function duplicateItem(item: unknown, node: SchemaNode): unknown {
  const copy: unknown = structuredClone(item);
  if (typeof copy !== 'object' || copy === null || !node.properties?.['id']) return copy;
  return { ...copy, id: createId() };
}

/** Begins with the time, so that ids sort by age. */
function createId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${[...random].map((part) => part.toString(36)).join('')}`;
}
