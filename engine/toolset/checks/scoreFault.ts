import { schemaAt } from '#engine/schema/schemaAt.ts';

import type { SchemaNode, ToolsetSchema } from '../ToolsetSchema.ts';
import { typeFault } from './typeFault.ts';

/** What is wrong when a pattern must lead to a score, or to a field of another type that may stand in for one. */
export function scoreFault(schema: ToolsetSchema, pattern: string, ...others: SchemaNode['type'][]): string | null {
  const wrongType = typeFault(schema, pattern, 'integer', ...others);
  const { type, minimum, maximum } = schemaAt(schema, pattern) ?? {};
  if (wrongType || type !== 'integer' || (minimum === 1 && maximum === 5)) return wrongType;
  return `"${pattern}" is a score and must be an integer from 1 to 5`;
}
