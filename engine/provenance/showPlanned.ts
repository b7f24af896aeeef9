import type { Toolset } from '#engine/contract/Toolset.ts';
import { findSources } from '#engine/evidence/findSources.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** A document for a prompt, in which field work that nobody has said is done says that it is only planned. */
export function showPlanned(toolset: Pick<Toolset, 'manifest' | 'schema'>, document: ToolsetDocument): ToolsetDocument {
  const { manifest } = toolset;
  const places = manifest.sources.flatMap((source) => {
    const { done } = source;
    if (!done) return [];
    const found = findSources({ ...toolset, manifest: { ...manifest, sources: [source] } }, document);
    return found.filter(({ isDone }) => !isDone).map(({ pointer }) => `${pointer}/${done.field}`);
  });
  return places
    .filter((place) => getAt(document, place) === undefined)
    .reduce((shown, place) => setAt(shown, place, 'planned'), document);
}
