import type { ToolsetDefinition } from '#engine/contract/Toolset.ts';
import { type DraftedPlaces, draftedPlaces } from '#engine/provenance/draftedPlaces.ts';
import { isDerived } from '#engine/provenance/isDerived.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { ExportOrder } from './ExportOrder.ts';

/** A place of any toolset of a project. */
interface Place {
  toolset: string;
  pointer: string;
}

/** Tells of places whether something there stands as a model drafted it, and nobody has confirmed it. */
export function isDraftedIn(
  saved: ExportOrder['saved'],
  definitions: readonly ToolsetDefinition[],
): (place: Place) => boolean {
  const found = new Map<string, DraftedPlaces | null>();
  return ({ toolset, pointer }) => {
    const places = found.get(toolset) ?? placesOf(toolset);
    found.set(toolset, places);
    return places?.drafted.has(pointer) ?? false;
  };

  function placesOf(id: string): DraftedPlaces | null {
    const row = saved.find(({ toolset }) => toolset === id);
    const definition = definitions.find(({ manifest }) => manifest.id === id);
    if (!row?.unconfirmed?.length || !definition) return null;
    const document = JSON.parse(row.json) as ToolsetDocument;
    return draftedPlaces({ document, unconfirmed: row.unconfirmed }, isDerived(definition));
  }
}
