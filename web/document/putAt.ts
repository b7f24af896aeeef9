import { formatPointer, getAt, parsePointer, setAt } from '#engine/schema/pointer.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** Like `setAt`, but fills a list of fixed length with empty items. */
export function putAt(
  document: ToolsetDocument,
  pointer: string,
  value: unknown,
  schema: ToolsetSchema,
): ToolsetDocument {
  let result = setAt(document, pointer, value);
  const tokens = parsePointer(pointer);
  for (let length = tokens.length - 1; length > 0; length -= 1) {
    const parent = formatPointer(tokens.slice(0, length));
    const list = getAt(result, parent);
    if (!Array.isArray(list)) continue;
    const isText = schemaAt(schema, `${parent}/*`)?.type === 'string';
    const wanted = Math.max(list.length, schemaAt(schema, parent)?.minItems ?? 0);
    const filled = Array.from({ length: wanted }, (_, index) => (list[index] as unknown) ?? (isText ? '' : {}));
    // Unlike `some`, `includes` also finds holes.
    if (wanted !== list.length || list.includes(undefined)) result = setAt(result, parent, filled);
  }
  return result;
}
