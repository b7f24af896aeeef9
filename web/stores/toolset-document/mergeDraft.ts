import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

/**
 * What stood on the page, saved or not, with the chosen fields from the finished draft; what a person typed into these while
 * it was written stays.
 */
export function mergeDraft(
  draft: ToolsetDocument,
  shown: ToolsetDocument,
  chosen: readonly string[],
  edited: readonly string[],
): ToolsetDocument {
  let merged = shown;
  for (const pointer of chosen) merged = take(merged, pointer, draft);
  for (const pointer of edited) {
    const isChosen = chosen.some((one) => pointer === one || pointer.startsWith(`${one}/`));
    if (isChosen) merged = take(merged, pointer, shown);
  }
  return merged;
}

/** Nothing is made on the way to a field that is empty on both sides. */
function take(document: ToolsetDocument, pointer: string, from: ToolsetDocument): ToolsetDocument {
  const value = getAt(from, pointer);
  return value === undefined && getAt(document, pointer) === undefined ? document : setAt(document, pointer, value);
}
