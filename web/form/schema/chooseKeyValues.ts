import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

import { chooseWidget } from './chooseWidget.ts';

const most = 2;
const telling = ['score', 'number', 'computed', 'select', 'radio', 'date'];

/**
 * The properties that a closed row shows: those named in `ui.json`, else the first scores, figures, choices and dates of
 * the item or group.
 */
export function chooseKeyValues(definition: ToolsetDefinition, pattern: string, node: SchemaNode): string[] {
  const isList = node.type === 'array';
  const item = isList ? resolveRef(definition.schema, node.items ?? {}) : node;
  if (item.type !== 'object') return [];
  const named = definition.ui.keyValues[pattern];
  if (named) return named;
  const start = isList ? `${pattern}/*` : pattern;
  return Object.entries(item.properties ?? {})
    .filter(([name, child]) => {
      const widget = chooseWidget(definition, `${start}/${name}`, resolveRef(definition.schema, child));
      return name !== definition.ui.itemTitles[pattern] && widget !== undefined && telling.includes(widget);
    })
    .map(([name]) => name)
    .slice(0, most);
}
