import { resolveRef } from '#engine/schema/resolveRef.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** What a layout may ask of a field. */
export type FieldKind =
  | 'text'
  | 'texts'
  | 'score'
  | 'number'
  | 'numbers'
  | 'enum'
  | 'date'
  | 'image'
  | 'object'
  | 'objects';

const descriptions: Record<FieldKind, string> = {
  text: 'a text',
  texts: 'a list of texts',
  score: 'a whole number with a minimum and a maximum',
  number: 'a number',
  numbers: 'a list of numbers',
  enum: 'a text with an enum',
  date: 'a date',
  image: 'a text of format "image"',
  object: 'an object',
  objects: 'a list of objects',
};

/** The fault if a pattern does not lead to a field of one of the kinds; null otherwise. */
export function fieldFault(schema: ToolsetSchema, pattern: string, ...kinds: FieldKind[]): string | null {
  const node = schemaAt(schema, pattern);
  if (!node) return `"${pattern}" is not a field of the schema`;
  if (kinds.some((kind) => isOf(kind, node, schema))) return null;
  return `"${pattern}" must be ${kinds.map((kind) => descriptions[kind]).join(' or ')}`;
}

function isOf(kind: FieldKind, node: SchemaNode, schema: ToolsetSchema): boolean {
  const items = node.items && resolveRef(schema, node.items);
  switch (kind) {
    case 'text':
      return node.type === 'string';
    case 'texts':
      return items?.type === 'string';
    case 'score':
      return node.type === 'integer' && node.minimum !== undefined && node.maximum !== undefined;
    case 'number':
      return node.type === 'integer' || node.type === 'number';
    case 'numbers':
      return items?.type === 'number';
    case 'enum':
      return node.enum !== undefined;
    case 'date':
      return node.format === 'date';
    case 'image':
      return node.format === 'image';
    case 'object':
      return node.type === 'object';
    case 'objects':
      return items?.type === 'object';
  }
}
