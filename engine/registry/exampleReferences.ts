import type { Toolset } from '#engine/contract/Toolset.ts';
import type { Language } from '#engine/languages/languages.ts';
import type { ReferenceItem } from '#engine/references/referenceItems.ts';

import { referencesOf } from './referencesOf.ts';
import type { ToolsetRegistry } from './ToolsetRegistry.ts';

/** What the bound fields of a toolset's example refer to: items of the other examples. */
export function exampleReferences(
  toolset: Pick<Toolset, 'manifest'>,
  registry: ToolsetRegistry,
  language: Language,
): Record<string, ReferenceItem[]> {
  return referencesOf(toolset, (id) => {
    if (!registry.has(id)) return undefined;
    const definition = registry.get(id);
    return { definition, contents: [definition.examples[language]] };
  });
}
