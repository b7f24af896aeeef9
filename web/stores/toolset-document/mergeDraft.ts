import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/**
 * The finished draft with everything that a person typed while it was written. With chosen fields only those come from
 * the draft; the rest stays as it stood on the page, saved or not.
 */
export function mergeDraft(
  draft: ToolsetDocument,
  shown: ToolsetDocument,
  chosen: readonly string[] | null,
  edited: readonly string[],
): ToolsetDocument {
  let merged = chosen ? shown : draft;
  for (const pointer of chosen ?? []) merged = take(merged, pointer, draft);
  for (const pointer of edited) {
    const isChosen = chosen?.some((one) => pointer === one || pointer.startsWith(`${one}/`)) ?? true;
    if (isChosen) merged = take(merged, pointer, shown);
  }
  return merged;
}

/** Nothing is made on the way to a field that is empty on both sides. */
function take(document: ToolsetDocument, pointer: string, from: ToolsetDocument): ToolsetDocument {
  const value = getAt(from, pointer);
  return value === undefined && getAt(document, pointer) === undefined ? document : setAt(document, pointer, value);
}
