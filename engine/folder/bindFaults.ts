import type { Toolset } from '#engine/contract/Toolset.ts';
import { type Bind, isItemBind, isSourcesBind } from '#engine/references/Bind.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

/** What is wrong with a reference to other toolsets: lists without ids or labels, toolsets without sources. */
export function bindFaults(bind: Bind, find: (id: string) => Toolset | undefined): string[] {
  if (isItemBind(bind)) {
    const other = find(bind.toolset);
    return ['id', bind.label]
      .filter((property) => other && schemaAt(other.schema, `${bind.list}/*/${property}`)?.type !== 'string')
      .map((property) => `items of "${bind.list}" in "${bind.toolset}" have no text "${property}"`);
  }
  if (!isSourcesBind(bind)) return [];
  return bind.sources
    .filter((id) => find(id)?.manifest.sources.length === 0)
    .map((id) => `"${id}" declares no "sources" in its toolset.json`);
}
