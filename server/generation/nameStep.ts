import type { Toolset } from '#engine/contract/Toolset.ts';
import { presentIds } from '#engine/generation/presentIds.ts';
import { ShortNames } from '#engine/prompt/names/ShortNames.ts';
import type { ReferenceItem } from '#engine/references/referenceItems.ts';
import type { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

interface NamedStep {
  toolset: Toolset;
  /** What stands there now. */
  current: ToolsetDocument | null;
  /** The contents that the prompt tells, by toolset id. */
  told: ReadonlyMap<string, ToolsetDocument>;
  /** Items that bound fields may refer to, by field pattern. */
  references: Readonly<Record<string, readonly ReferenceItem[]>>;
}

/** Short names for the ids of a step: of what its fields may refer to, and of the items that stand there now. */
export function nameStep(registry: ToolsetRegistry, { toolset, current, told, references }: NamedStep): ShortNames {
  const documents = [...told].map(([id, document]) => ({ document, manifest: registry.get(id).manifest }));
  const own = { document: current ?? {}, manifest: toolset.manifest };
  // What is only planned may stay cited, and nothing new may cite it.
  const picked = Object.entries(references).map(([pattern, items]) => [
    pattern,
    items.flatMap(({ id, isPlanned }) => (isPlanned ? [] : id)),
  ]);
  const allowed = { ...(Object.fromEntries(picked) as Record<string, string[]>), ...presentIds(toolset, current) };
  return new ShortNames(documents, own, allowed);
}
