import { resolveRef } from '#engine/schema/resolveRef.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

const fewItems = 3;
const mostLetters = 60;

/** Returns content in the shape of a schema that says nothing: enough for the outline of a picture still to come. */
export function sketchContent(schema: ToolsetSchema): ToolsetDocument {
  // Makes values differ, without chance.
  let step = 0;
  return fill(schema) as ToolsetDocument;

  function fill(given: SchemaNode): unknown {
    const node = resolveRef(schema, given);
    step += 7;
    if (node.properties)
      return Object.fromEntries(Object.entries(node.properties).map(([key, child]) => [key, fill(child)]));
    switch (node.type) {
      case 'array':
        return Array.from({ length: Math.min(node.maxItems ?? fewItems, fewItems) }, () => fill(node.items ?? {}));
      case 'integer':
      case 'number': {
        const { minimum = 1, maximum = 5 } = node;
        return minimum + (step % (maximum - minimum + 1));
      }
      case 'boolean':
        return step % 2 === 0;
      default:
        return node.enum ? node.enum[step % node.enum.length] : textOf(node);
    }
  }

  function textOf({ format, maxLength = mostLetters }: SchemaNode): string {
    if (format === 'date') return `2026-01-${10 + (step % 18)}`;
    return 'nnnnn '.repeat(12).slice(0, Math.min(maxLength, mostLetters, 12 + (step % 48)));
  }
}
