import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';

/** What stands in the document for the text of an input: nothing for an empty one, a number where the schema wants it. */
export function textToValue(text: string, node: SchemaNode, pointer: string): unknown {
  if (node.type === 'integer' || node.type === 'number') {
    const number = Number(node.type === 'integer' ? withoutGroups(text) : text.replace(',', '.'));
    return text.trim() === '' ? undefined : Number.isFinite(number) ? number : text;
  }
  // An empty line of a list keeps its place until it is removed.
  const isListItem = /\/\d+$/.test(pointer);
  return text === '' && !isListItem ? undefined : text;
}

/** "1.000" is a thousand to a Turkish reader and "1,000" to an English one, and no whole number has decimals. */
function withoutGroups(text: string): string {
  const isGrouped = /^[+-]?\d{1,3}(?:([.,\s])\d{3})(?:\1\d{3})*$/.test(text.trim());
  return isGrouped ? text.replaceAll(/[.,\s]/g, '') : text.replace(',', '.');
}
