import type { SchemaNode } from '#engine/schema/ToolsetSchema.ts';

/** Faults in the type of a single value with this name. */
export function leafFaults(node: SchemaNode, name: string): string[] {
  if (node.type === 'string') {
    if (/(?:^d|D)ate$/.test(name) && node.format !== 'date') return ['a date needs "format": "date"'];
    if (node.format === 'image') return imageFaults(node);
    return isBoundedText(node) ? [] : ['a text needs "maxLength" (or "enum", or "format")'];
  }
  if (node.type === 'integer' && (node.minimum === undefined || node.maximum === undefined)) {
    return ['an integer needs "minimum" and "maximum"'];
  }
  if (node.type === 'number' && !node.readOnly && (node.minimum === undefined || node.maximum === undefined)) {
    return ['a number that people enter needs "minimum" and "maximum"; a computed one is "readOnly"'];
  }
  return [];
}

// Of the names that uploads get.
const imageNameLength = 64;

function imageFaults({ maxLength = 0, enum: values, pattern }: SchemaNode): string[] {
  const isTooShort = maxLength < imageNameLength;
  return [
    ...(isTooShort ? [`an image holds the name of its file and needs "maxLength": ${imageNameLength} or more`] : []),
    ...(values || pattern !== undefined ? ['an image has neither "enum" nor "pattern"'] : []),
  ];
}

function isBoundedText({ enum: values, format, maxLength, pattern = '' }: SchemaNode): boolean {
  return Boolean(values) || format !== undefined || maxLength !== undefined || /\{\d+,\d+\}\$$/.test(pattern);
}
