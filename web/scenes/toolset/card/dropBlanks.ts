import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

import { isBlank } from './isBlank.ts';

/**
 * Takes away what was begun in a card and left without a word: an item, or lines of a list. What said something when
 * the card was opened can be taken back; what never did leaves no trace.
 *
 * @param opened the content at that time. @returns the pointer of the item that is gone; null where it stays
 */
export function dropBlanks(document: EditableDocument, subject: CardSubject, opened: ToolsetDocument): string | null {
  document.commit();
  const { schema } = document.source.definition;
  const { pointer, item, line } = subject;
  if (item) return drop(item.list, item.index, item.node) ? pointer : null;
  if (line === undefined) return null;
  const items = document.value(pointer);
  const node = schemaAt(schema, `${pointer}/0`) ?? {};
  if (Array.isArray(items)) for (const index of [...items.keys()].toReversed()) drop(pointer, index, node);
  return null;

  function drop(list: string, index: number, declared: SchemaNode): boolean {
    const items = document.value(list);
    const blank: unknown = Array.isArray(items) ? items[index] : undefined;
    if (blank === undefined || !isBlank(schema, declared, blank)) return false;
    const id = getAt(blank, '/id');
    const before = getAt(opened, list);
    const was: unknown =
      Array.isArray(before) && id !== undefined ? before.find((each) => getAt(each, '/id') === id) : undefined;
    document.dropItem(list, index, isBlank(schema, declared, was) ? undefined : was);
    return true;
  }
}
