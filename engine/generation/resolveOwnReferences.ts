import type { Toolset } from '#engine/contract/Toolset.ts';
import { isItemBind, type ItemBind } from '#engine/references/Bind.ts';
import { referenceItems } from '#engine/references/referenceItems.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/** The fields that refer to items of their own toolset. */
export function ownBinds({ manifest }: Pick<Toolset, 'manifest'>): ItemBind[] {
  return manifest.binds.filter(isItemBind).filter(({ toolset }) => toolset === manifest.id);
}

/**
 * References to items of the same document, which a model makes by name since it writes no ids: names become ids, and
 * what names nothing is left out.
 */
export function resolveOwnReferences(toolset: Pick<Toolset, 'manifest'>, document: ToolsetDocument): ToolsetDocument {
  let result = document;
  for (const bind of ownBinds(toolset)) {
    const items = referenceItems(bind, document);
    const ids = new Map([
      ...items.map(({ id, label }) => [plain(label), id] as const),
      ...items.map(({ id }) => [id, id] as const),
    ]);
    // From the last on, so that those before keep their place when one is left out.
    for (const pointer of expandPattern(document, bind.field).toReversed()) {
      const named = getAt(result, pointer);
      if (typeof named !== 'string') continue;
      const id = ids.get(named) ?? ids.get(plain(named));
      if (id !== named) result = id === undefined ? leaveOut(result, pointer) : setAt(result, pointer, id);
    }
  }
  return result;
}

function leaveOut(document: ToolsetDocument, pointer: string): ToolsetDocument {
  const tokens = parsePointer(pointer);
  const list = formatPointer(tokens.slice(0, -1));
  const items = getAt(document, list);
  if (!Array.isArray(items)) return setAt(document, pointer, undefined);
  return setAt(document, list, items.toSpliced(Number(tokens.at(-1)), 1));
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
