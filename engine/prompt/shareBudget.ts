/** A text that wants a part of the budget. */
interface Want {
  size: number;
  /** How many shares it gets while others get one; 1 without it. */
  weight?: number;
}

/**
 * Divides a budget among texts by weighted max-min fairness: a text smaller than its share gets its size, and the rest is
 * divided among the others by their weights. Returns the shares in the same order.
 */
export function shareBudget(budget: number, wants: readonly Want[]): number[] {
  const shares = wants.map(() => 0);
  const waiting = wants
    .map(({ size, weight = 1 }, index) => ({ size, weight, index }))
    .toSorted((a, b) => a.size / a.weight - b.size / b.weight);
  let left = budget;
  let weights = waiting.reduce((sum, { weight }) => sum + weight, 0);
  for (const { size, weight, index } of waiting) {
    const share = Math.min(size, Math.floor((left * weight) / weights));
    shares[index] = share;
    left -= share;
    weights -= weight;
  }
  return shares;
}
