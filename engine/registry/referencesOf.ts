import type { Toolset } from '#engine/contract/Toolset.ts';
import { claimReferences } from '#engine/evidence/claimReferences.ts';
import { findSources } from '#engine/evidence/findSources.ts';
import { type Bind, boundToolsets, isClaimsBind, isSourcesBind } from '#engine/references/Bind.ts';
import { type ReferenceItem, referenceItems } from '#engine/references/referenceItems.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** A toolset that is referred to, with its contents: usually one, two where a draft stands beside what is saved. */
export interface Referred {
  definition: Pick<Toolset, 'manifest' | 'schema'>;
  contents: readonly (ToolsetDocument | null)[];
  /** What the contents claim, where that is known already. */
  claims?: readonly ReferenceItem[];
}

/**
 * What each bound field of a toolset can refer to, by field pattern.
 *
 * @param look a toolset by its id; undefined where there is none
 */
export function referencesOf(
  { manifest }: Pick<Toolset, 'manifest'>,
  look: (id: string) => Referred | undefined,
): Record<string, ReferenceItem[]> {
  return Object.fromEntries(
    manifest.binds.map((bind) => {
      const items = boundToolsets(bind).flatMap((id) => {
        const referred = look(id);
        if (referred?.claims && isClaimsBind(bind)) return referred.claims;
        return referred ? referred.contents.flatMap((content) => itemsIn(bind, referred.definition, content)) : [];
      });
      return [bind.field, [...new Map(items.map((item) => [item.id, item])).values()]];
    }),
  );
}

function itemsIn(bind: Bind, definition: Referred['definition'], content: ToolsetDocument | null): ReferenceItem[] {
  if (isSourcesBind(bind)) {
    return findSources(definition, content).map(({ id, label, isDone }) => ({
      id,
      label,
      ...(!isDone && { isPlanned: true }),
    }));
  }
  return isClaimsBind(bind) ? claimReferences(definition, content) : referenceItems(bind, content);
}
