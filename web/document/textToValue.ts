import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** The value for an input's text: undefined when empty, a number where the schema requires one. */
export function textToValue(text: string, node: SchemaNode, pointer: string): unknown {
  if (node.type === 'integer' || node.type === 'number') {
    const number = Number(node.type === 'integer' ? withoutGroups(text) : text.replace(',', '.'));
    return text.trim() === '' ? undefined : Number.isFinite(number) ? number : text;
  }
  // An empty line of a list keeps its index until it is removed.
  const isListItem = /\/\d+$/.test(pointer);
  return text === '' && !isListItem ? undefined : text;
}

/** Removes group separators: "1.000" in Turkish, "1,000" in English; integers have no decimals. */
function withoutGroups(text: string): string {
  const isGrouped = /^[+-]?\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:\s\d{3})+)$/.test(text.trim());
  return isGrouped ? text.replaceAll(/[.,\s]/g, '') : text.replace(',', '.');
}
