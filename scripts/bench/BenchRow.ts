export type Unit = 'ms' | 'kB' | 'MB' | 'requests/s' | '';

/** One row of the results. */
export interface BenchRow {
  part: string;
  measure: string;
  unit: Unit;
  filiz: number;
  /** The comparison, measured in the same run; or a limit. */
  peer?: { name: string; value: number };
  /** Median of the per-round ratios; if absent, the ratio of the two values. */
  ratio?: number;
  /** Upper limit of the ratio. */
  atMost?: number;
  /** Lower limit of the ratio. */
  atLeast?: number;
}

export function ratioOf({ filiz, peer, ratio }: BenchRow): number | null {
  return ratio ?? (peer ? filiz / peer.value : null);
}
