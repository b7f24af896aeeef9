import type { Toolset } from '#engine/contract/Toolset.ts';
import { ownBinds } from '#engine/generation/resolveOwnReferences.ts';
import { referenceItems } from '#engine/references/referenceItems.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** A document as the model itself would have written it: without ids, its own items by their names. */
export function writtenSoFar(toolset: Pick<Toolset, 'manifest'>, document: ToolsetDocument): ToolsetDocument {
  let named = document;
  for (const bind of ownBinds(toolset)) {
    const labels = new Map(referenceItems(bind, document).map(({ id, label }) => [id, label]));
    for (const pointer of expandPattern(document, bind.field)) {
      const label = labels.get(String(getAt(document, pointer)));
      if (label !== undefined) named = setAt(named, pointer, label);
    }
  }
  return withoutIds(named) as ToolsetDocument;
}

function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([key]) => key !== 'id');
  return Object.fromEntries(fields.map(([key, child]) => [key, withoutIds(child)]));
}
