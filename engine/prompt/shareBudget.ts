/**
 * Divides a budget among texts of these sizes by max-min fairness: a text smaller than an equal share gets its size,
 * and the rest is divided among the others. Returns the shares in the same order.
 */
export function shareBudget(budget: number, sizes: readonly number[]): number[] {
  const shares = sizes.map(() => 0);
  let left = budget;
  const waiting = sizes.map((size, index) => ({ size, index })).toSorted((a, b) => a.size - b.size);
  waiting.forEach(({ size, index }, position) => {
    const share = Math.min(size, Math.floor(left / (waiting.length - position)));
    shares[index] = share;
    left -= share;
  });
  return shares;
}
