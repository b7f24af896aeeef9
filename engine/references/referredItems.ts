import type { Toolset } from '#engine/contract/Toolset.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { boundToolsets } from './Bind.ts';

/** Ids of the items of a toolset that other documents refer to: as an item, as a source, or by a claim in them. */
export function referredItems(
  toolsetId: string,
  toolsets: readonly Pick<Toolset, 'manifest'>[],
  documents: ReadonlyMap<string, ToolsetDocument>,
): Set<string> {
  const referred = new Set<string>();
  for (const { manifest } of toolsets) {
    const document = documents.get(manifest.id);
    if (!document || manifest.id === toolsetId) continue;
    for (const bind of manifest.binds) {
      if (!boundToolsets(bind).includes(toolsetId)) continue;
      for (const pointer of expandPattern(document, bind.field)) {
        const id = getAt(document, pointer);
        // The ids of sources and claims name the items that they stand in.
        if (typeof id === 'string') for (const part of id.trim().split('/')) referred.add(part);
      }
    }
  }
  return referred;
}
