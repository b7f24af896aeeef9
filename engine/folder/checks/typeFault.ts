import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** The fault if a pattern does not lead to a field of one of these types; null otherwise. */
export function typeFault(schema: ToolsetSchema, pattern: string, ...types: SchemaNode['type'][]): string | null {
  const type = schemaAt(schema, pattern)?.type;
  if (types.includes(type)) return null;
  return `"${pattern}" must be a field of type ${types.join(' or ')}; it is ${type ?? 'not there'}`;
}
