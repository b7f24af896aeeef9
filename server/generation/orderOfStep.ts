import { fieldsLeft } from '#engine/generation/parts/fieldsLeft.ts';
import type { GenerationRow } from '#server/database/repositories/generations.ts';

/** The order as one step of it is written: of a draft that broke off, what is left of it alone. */
export function orderOfStep(generation: GenerationRow, toolsetId: string): GenerationRow {
  const goesOn = generation.goesOnIn?.[toolsetId];
  return goesOn ? { ...generation, goesOn, fields: fieldsLeft(goesOn) } : generation;
}
