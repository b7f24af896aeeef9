import type { CardSubject } from '#engine/picture/cardSubject.ts';
import { resolveRef } from '#engine/schema/resolveRef.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';
import type { EditableDocument } from '#web/document/EditableDocument.ts';

/** Takes away what was begun in a card and left without a word: an item, or lines of a list. */
export function dropBlanks(document: EditableDocument, { pointer, item, line }: CardSubject): void {
  document.commit();
  const { schema } = document.source.definition;
  if (item && isBlank(schema, item.node, document.value(pointer))) document.removeItem(item.list, item.index);
  if (line === undefined) return;
  const node = schemaAt(schema, `${pointer}/0`) ?? {};
  const items = document.value(pointer);
  if (!Array.isArray(items)) return;
  for (const [index, each] of [...items.entries()].toReversed())
    if (isBlank(schema, node, each)) document.removeItem(pointer, index);
}

/** Whether nobody has written anything in it; scores and choices alone may have come from where it was put. */
function isBlank(schema: ToolsetSchema, declared: SchemaNode, value: unknown): boolean {
  const node = resolveRef(schema, declared);
  if (value === undefined || value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'string') return value.trim() === '' || node.enum !== undefined;
  if (typeof value !== 'object') return true;
  return Object.entries(value).every(
    ([key, each]) => key === 'id' || isBlank(schema, node.properties?.[key] ?? {}, each),
  );
}
