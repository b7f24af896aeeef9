import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { SchemaNode, ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

import { typeFault } from './typeFault.ts';

/** The fault if a pattern does not lead to a score, or to a field of another allowed type; null otherwise. */
export function scoreFault(schema: ToolsetSchema, pattern: string, ...others: SchemaNode['type'][]): string | null {
  const wrongType = typeFault(schema, pattern, 'integer', ...others);
  const { type, minimum, maximum } = schemaAt(schema, pattern) ?? {};
  if (wrongType || type !== 'integer' || (minimum === 1 && maximum === 5)) return wrongType;
  return `"${pattern}" is a score and must be an integer from 1 to 5`;
}
