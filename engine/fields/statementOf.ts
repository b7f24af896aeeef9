import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/**
 * The property in which an item says all it says in words, where it has one: whatever else it holds are scores, choices
 * and evidence for that. Such items are written one below the other, as on a sheet of paper. null for other lists.
 */
export function statementOf(
  { schema, ui, manifest }: Pick<ToolsetDefinition, 'schema' | 'ui' | 'manifest'>,
  list: string,
): string | null {
  const title = ui.itemTitles[list];
  const item = schemaAt(schema, `${list}/*`);
  if (title === undefined || item?.type !== 'object') return null;
  const isBound = (pattern: string) => manifest.binds.some(({ field }) => field === pattern);
  const isText = ({ type, enum: choices, format }: SchemaNode, name: string) =>
    type === 'string' && !choices && !format && name !== 'id' && !isBound(`${list}/*/${name}`);
  const isEvidence = (name: string) => isBound(`${list}/*/${name}/*/source`);
  const all = Object.entries(item.properties ?? {}).map(([name, node]) => ({ name, node: resolveRef(schema, node) }));
  const holds = all.every(({ name, node }) => {
    if (name === title) return isText(node, name);
    if (node.type === 'array') return isEvidence(name);
    return node.type !== 'object' && !isText(node, name);
  });
  return holds && all.some(({ name }) => name === title) ? title : null;
}
