import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { FormWidgets } from '#web/form/fields/FormWidget.ts';

import { chooseWidget } from './chooseWidget.ts';

const most = 2;

interface Source {
  definition: ToolsetDefinition;
  widgets: FormWidgets;
}

/**
 * The properties that a closed row shows: those named in `ui.json`, else the first of the item or group whose widgets
 * tell a row from the others.
 */
export function chooseKeyValues({ definition, widgets }: Source, pattern: string, node: SchemaNode): string[] {
  const isList = node.type === 'array';
  const item = isList ? resolveRef(definition.schema, node.items ?? {}) : node;
  if (item.type !== 'object') return [];
  const named = definition.ui.keyValues[pattern];
  if (named) return named;
  const start = isList ? `${pattern}/*` : pattern;
  return Object.entries(item.properties ?? {})
    .filter(([name, child]) => {
      const part = resolveRef(definition.schema, child);
      if (part.type === 'array' && part.readOnly) return false;
      const widget = chooseWidget(definition, `${start}/${name}`, part);
      return name !== definition.ui.itemTitles[pattern] && widgets[widget ?? '']?.traits?.tellsWhenClosed;
    })
    .map(([name]) => name)
    .slice(0, most);
}
