import type { InvertedOperand } from '#engine/computed/contracts/operandContract.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';
import type { ToolsetSchema } from '#engine/schema/ToolsetSchema.ts';

/** The fault if a field is not turned round within its own bounds; null otherwise. */
export function inversionFault(schema: ToolsetSchema, { field, subtractedFrom }: InvertedOperand): string | null {
  const { minimum, maximum } = schemaAt(schema, field) ?? {};
  if (minimum === undefined || maximum === undefined || subtractedFrom === minimum + maximum) return null;
  return `must be ${minimum + maximum}, the minimum and the maximum of "${field}" together`;
}
