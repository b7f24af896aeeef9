import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** The fault if a pattern does not lead to a date; null otherwise. */
export function dateFault(schema: ToolsetSchema, pattern: string): string | null {
  return schemaAt(schema, pattern)?.format === 'date' ? null : `"${pattern}" must be a field of format "date"`;
}
