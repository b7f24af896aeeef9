import { unconfirmedLeaves, withoutUnconfirmed } from '#engine/provenance/withoutUnconfirmed.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { hasContent } from '#engine/validation/hasContent.ts';

import type { SavedContent } from './ExportOrder.ts';

/** Contents without what nobody has confirmed, and how many texts and figures of the chosen ones are left out. */
export function confirmedRows(
  registry: ToolsetRegistry,
  saved: readonly SavedContent[],
  chosen: readonly string[],
): { saved: SavedContent[]; leftOut: number } {
  const rows = saved.map((row) => ({ row, document: JSON.parse(row.json) as ToolsetDocument }));
  const filter = (isGone?: (text: string) => boolean) =>
    rows.map(({ row, document }) => {
      const { toolset, unconfirmed = [] } = row;
      if (!registry.has(toolset)) return { row, document };
      return { row, document: withoutUnconfirmed(registry.get(toolset), { document, unconfirmed }, isGone) };
    });
  const left = new Set(filter().flatMap(({ row, document }) => idsIn(document, row.toolset)));
  const gone = new Set(rows.flatMap(({ row, document }) => idsIn(document, row.toolset).filter((id) => !left.has(id))));
  const kept = filter((text) => gone.has(text)).filter(
    ({ row, document }) => !registry.has(row.toolset) || hasContent(document, registry.get(row.toolset).schema),
  );
  const counts = rows
    .filter(({ row }) => chosen.includes(row.toolset) && registry.has(row.toolset))
    .map(({ row, document }) => {
      const { toolset, unconfirmed = [] } = row;
      return unconfirmedLeaves(registry.get(toolset), { document, unconfirmed }).length;
    });
  return {
    saved: kept.map(({ row, document }) => ({ ...row, json: JSON.stringify(document), unconfirmed: [] })),
    leftOut: counts.reduce((sum, count) => sum + count, 0),
  };
}

/** Of items, as fields refer to them: alone, and with their toolset, as sources are cited. */
function idsIn(value: unknown, toolset: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'id' && typeof child === 'string' ? [child, `${toolset}/${child}`] : idsIn(child, toolset),
  );
}
