import { computeDocuments } from '#engine/computed/computeDocuments.ts';
import { pickFigures } from '#engine/computed/pickFigures.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import { completeDocument } from './completeDocument.ts';

/** What the example company wrote in every toolset, in path order. Ids are kept: the examples refer to each other. */
export function exampleContents(registry: ToolsetRegistry, language: Language): Map<string, ToolsetDocument> {
  const settled = computeDocuments(
    (id) => registry.get(id),
    (id) => registry.get(id).examples[language],
  );
  return new Map(
    registry.toolsets.map((toolset) => [
      toolset.manifest.id,
      completeDocument(toolset, toolset.examples[language], pickFigures(toolset.manifest, settled)),
    ]),
  );
}
