const shares = 10; // a toolset's cost is divided into; each single field costs one

/** The price in tokens for a whole toolset of this cost, or for a number of its fields: rounded up, at least 1. */
export function generationPrice(tokenCost: number, fields?: number): number {
  if (fields === undefined) return tokenCost;
  // Multiplied before dividing: 30 × 0.3 is slightly more than 9 in binary, and would be rounded up.
  return Math.max(1, Math.ceil((tokenCost * Math.min(fields, shares)) / shares));
}
