import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

export type Extreme = 'one' | 'most';

// As many as a list may have where its schema sets no bound, and as long as a text may be.
const mostItems = 50;
const mostLetters = 2000;

/**
 * A toolset's example taken to an extreme that its schema still allows: one item in each list, or the most items with
 * the longest texts, made by repeating what the example says.
 */
export function extremeContent(example: ToolsetDocument, schema: ToolsetSchema, extreme: Extreme): ToolsetDocument {
  return visit(example, schema) as ToolsetDocument;

  function visit(value: unknown, declared: SchemaNode | undefined): unknown {
    const node = declared && resolveRef(schema, declared);
    if (Array.isArray(value)) return visitItems(value, node);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [
          key,
          key === 'id' ? child : visit(child, node?.properties?.[key]),
        ]),
      );
    return typeof value === 'string' && extreme === 'most' && node ? lengthen(value, node) : value;
  }

  function visitItems(items: unknown[], node: SchemaNode | undefined): unknown[] {
    const wanted = extreme === 'one' ? Math.min(1, items.length) : items.length && (node?.maxItems ?? mostItems);
    return Array.from({ length: wanted }, (_, index) => {
      const item = visit(items[index % items.length], node?.items);
      const isFurther = index >= items.length && typeof item === 'object' && item !== null && 'id' in item;
      return isFurther ? { ...item, id: `${String(item.id)}-${index}`.slice(-40) } : item;
    });
  }
}

function lengthen(text: string, { enum: choices, format, maxLength = mostLetters }: SchemaNode): string {
  if (choices || format || text === '') return text;
  const length = Math.min(maxLength, mostLetters);
  return `${text} `
    .repeat(Math.ceil(length / (text.length + 1)))
    .slice(0, length)
    .trim();
}
