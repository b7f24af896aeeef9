export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** The median over rounds; for a ratio, of the ratios within each round. */
export function medianOf<T>(rounds: readonly T[], value: (round: T) => number): number {
  return median(rounds.map(value));
}
