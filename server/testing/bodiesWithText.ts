import { z } from 'zod';

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  anyOf?: Node[];
  items?: Node;
}

/**
 * Bodies for a request schema, each with `text` at one of the places where the schema accepts a string, and nothing
 * else.
 */
export function bodiesWithText(schema: z.ZodType, text: string): unknown[] {
  return valuesWithText(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node, text);
}

function valuesWithText(node: Node, text: string): unknown[] {
  if (node.anyOf) return node.anyOf.flatMap((each) => valuesWithText(each, text));
  if (node.type === 'string') return [text];
  if (node.type === 'array') return valuesWithText(node.items ?? {}, text).map((item) => [item]);
  // An open object is a document: the text is the value of a field, and a field's name.
  if (!node.properties) return [{ name: text }, { [text]: text.slice(0, 1) }];
  return Object.entries(node.properties).flatMap(([key, child]) =>
    valuesWithText(child, text).map((value) => ({ [key]: value })),
  );
}
