import type { CriticRule } from './contracts/criticContract.ts';

/** A rule of the method that a field breaks. */
export interface Hint {
  /** The field beside which it is said; it may have no value yet. */
  pointer: string;
  rule: CriticRule;
  /** The words that break the rule, as they stand there; "" where something is missing. */
  words: string;
}
