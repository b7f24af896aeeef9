import type { SchemaNode } from '#engine/toolset/ToolsetSchema.ts';

/** What stands in the document for the text of an input: nothing for an empty one, a number where the schema wants it. */
export function textToValue(text: string, node: SchemaNode, pointer: string): unknown {
  if (node.type === 'integer' || node.type === 'number') {
    const number = Number(text.replace(',', '.'));
    return text.trim() === '' ? undefined : Number.isNaN(number) ? text : number;
  }
  // An empty line of a list keeps its place until it is removed.
  const isListItem = /\/\d+$/.test(pointer);
  return text === '' && !isListItem ? undefined : text;
}
