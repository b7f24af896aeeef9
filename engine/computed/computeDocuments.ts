import type { Toolset } from '#engine/contract/Toolset.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { applyComputed } from './applyComputed.ts';
import { pickFigures } from './pickFigures.ts';

/**
 * The documents of a project with the values that follow today from the other ones, over any number of steps. A value
 * is stored as it was computed on saving; what it was computed from may have been saved since.
 *
 * @param find a toolset by its id; undefined where there is none
 * @param look a toolset's content as it is stored
 */
export function computeDocuments(
  find: (id: string) => Pick<Toolset, 'manifest'> | undefined,
  look: (id: string) => ToolsetDocument | null,
): (id: string) => ToolsetDocument | null {
  const settled = new Map<string, ToolsetDocument | null>();
  return settle;

  function settle(id: string): ToolsetDocument | null {
    const known = settled.get(id);
    if (known !== undefined) return known;
    const document = look(id);
    const manifest = find(id)?.manifest;
    // Dependencies have no cycles; a document that is being settled counts as it is stored all the same.
    settled.set(id, document);
    const result =
      document && manifest ? applyComputed(document, manifest, { figures: pickFigures(manifest, settle) }) : document;
    settled.set(id, result);
    return result;
  }
}
