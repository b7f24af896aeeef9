export type Unit = 'ms' | 'kB' | 'requests/s' | '';

/** One line of the table: what was measured, and against what. */
export interface BenchRow {
  part: string;
  measure: string;
  unit: Unit;
  filiz: number;
  /** What it is compared with, measured in the same run; or a limit. */
  peer?: { name: string; value: number };
  /** The median over rounds of the ratio within a round; where it is absent, the ratio of the two values. */
  ratio?: number;
  /** What the ratio is to stay below. */
  atMost?: number;
}

export function ratioOf({ filiz, peer, ratio }: BenchRow): number | null {
  return ratio ?? (peer ? filiz / peer.value : null);
}
