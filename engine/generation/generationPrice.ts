const shares = 10; // of a toolset's cost, one for each field that is written by itself

/** Tokens for a toolset with this cost: whole, or so many fields of it. Whole tokens, and at least one. */
export function generationPrice(tokenCost: number, fields?: number): number {
  if (fields === undefined) return tokenCost;
  // Multiplied before it is divided: 30 × 0.3 is a little more than 9 in binary, and would be rounded up.
  return Math.max(1, Math.ceil((tokenCost * Math.min(fields, shares)) / shares));
}
