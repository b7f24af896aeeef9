import { isAlwaysComputed } from '#engine/computed/isAlwaysComputed.ts';
import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { isSourcesBind } from '#engine/references/Bind.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

const longestLine = 160;
const longestTag = 60;

/** The name of a field's widget: the one in `ui.json`, else by the schema. */
export function chooseWidget(definition: ToolsetDefinition, pattern: string, node: SchemaNode): string | undefined {
  const named = definition.ui.widgets[pattern];
  if (named) return named;
  const { binds, computed } = definition.manifest;
  if (pattern.endsWith('/id') && node.type === 'string') return 'hidden';
  if (binds.some(({ field }) => field === pattern)) return 'reference';
  if (binds.some(({ field }) => field === `${pattern}/*`)) return 'references';
  if (binds.some((bind) => isSourcesBind(bind) && bind.field === `${pattern}/*/source`)) return 'evidence';
  if (node.readOnly || computed.some((rule) => rule.field === pattern && isAlwaysComputed(rule))) return 'computed';
  if (node.type === 'array') return chooseListWidget(definition, node);
  if (node.enum) return 'select';
  if (node.format === 'date') return 'date';
  if (node.format === 'image') return 'image';
  if (node.type === 'boolean') return 'boolean';
  if (node.type === 'integer' && node.minimum === 1 && node.maximum === 5) return 'score';
  if (node.type === 'integer' || node.type === 'number') return 'number';
  if (node.type === 'string') return (node.maxLength ?? Infinity) <= longestLine ? 'text' : 'textarea';
  return undefined;
}

function chooseListWidget(definition: ToolsetDefinition, node: SchemaNode): string {
  const items = resolveRef(definition.schema, node.items ?? {});
  if (items.type !== 'string') return 'list';
  return (items.maxLength ?? Infinity) <= longestTag ? 'tags' : 'lines';
}
