import { getAt, setAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { putAt } from './putAt.ts';
import { textToValue } from './textToValue.ts';

/** Whether a pointer is after the last item of a list, where the next one is typed (RFC 6901: "-"). */
export function isNextItem(pointer: string): boolean {
  return pointer.endsWith('/-');
}

/** Puts an input's text into a document; text after the last item is split at commas into items. */
export function putText(
  document: ToolsetDocument,
  pointer: string,
  text: string,
  schema: ToolsetSchema,
): ToolsetDocument {
  if (isNextItem(pointer)) return addTexts(document, pointer.slice(0, -2), text.split(','), schema);
  const node = schemaAt(schema, pointer);
  return node ? putAt(document, pointer, textToValue(text, node, pointer), schema) : document;
}

function addTexts(
  document: ToolsetDocument,
  list: string,
  texts: readonly string[],
  schema: ToolsetSchema,
): ToolsetDocument {
  const node = schemaAt(schema, list);
  const value = getAt(document, list);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const fresh = new Set(texts.map((text) => text.trim()).filter((text) => text !== '' && !items.includes(text)));
  if (!node || fresh.size === 0) return document;
  return setAt(document, list, [...items, ...fresh].slice(0, node.maxItems));
}
