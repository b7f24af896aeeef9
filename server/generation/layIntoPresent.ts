import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/toolset/ToolsetDocument.ts';

interface Written {
  /** The pointers of the only fields that were written. */
  fields: readonly string[];
  /** The content that they were written for, and that content with them in it. */
  before: ToolsetDocument;
  document: ToolsetDocument;
}

/**
 * Lays fields that took a while to write into what the content has become meanwhile, so that nothing is lost that a person
 * saved in between. Items are found again by their ids; a field whose item is gone is left out.
 */
export function layIntoPresent({ fields, before, document }: Written, present: ToolsetDocument): ToolsetDocument {
  return fields.reduce((result, pointer) => {
    const now = findAgain(pointer, before, present);
    return now === null ? result : setAt(result, now, getAt(document, pointer));
  }, present);
}

function findAgain(pointer: string, before: ToolsetDocument, present: ToolsetDocument): string | null {
  const found: string[] = [];
  for (const [place, token] of parsePointer(pointer).entries()) {
    const items = getAt(present, formatPointer(found));
    if (!/^\d+$/.test(token)) {
      found.push(token);
      continue;
    }
    const id = getAt(before, formatPointer([...parsePointer(pointer).slice(0, place + 1), 'id']));
    if (!Array.isArray(items)) return null;
    const index = id === undefined ? Number(token) : items.findIndex((item) => getAt(item, '/id') === id);
    if (index < 0 || index >= items.length) return null;
    found.push(String(index));
  }
  return formatPointer(found);
}
