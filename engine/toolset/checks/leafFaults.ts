import type { SchemaNode } from '../ToolsetSchema.ts';

/** Faults in the type of a single value with this name. */
export function leafFaults(node: SchemaNode, name: string): string[] {
  if (node.type === 'string') {
    if (/(?:^d|D)ate$/.test(name) && node.format !== 'date') return ['a date needs "format": "date"'];
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

function isBoundedText({ enum: values, format, maxLength, pattern = '' }: SchemaNode): boolean {
  return Boolean(values) || format !== undefined || maxLength !== undefined || /\{\d+,\d+\}\$$/.test(pattern);
}
