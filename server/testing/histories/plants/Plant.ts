import type { History } from '#server/testing/histories/History.ts';

/** A fault as it would show in what is recorded and left. */
export interface Plant {
  /** What went wrong. */
  fault: string;
  /** The only promise that it breaks. */
  rule: string;
  spoil: (history: History) => void;
}
