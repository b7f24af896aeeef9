/** What the critic listens for in one language: parts of regular expressions, matched in lower case. */
export interface CriticWords {
  leading: readonly string[];
  hypothetical: readonly string[];
  /** How a question begins, or what it holds, that is answered with yes or no. */
  closed: readonly string[];
  /** The question words that make it open. */
  open: readonly string[];
  /** Requests to tell or to show, which are open as well. */
  request: readonly string[];
  /** Where a second question begins within a sentence; the rest of the sentence is the question. */
  second: readonly string[];
  /** What refers to the question before: a probe, not a second question. */
  probe: readonly string[];
  /** Two things to judge at once. */
  twoObjects: readonly string[];
  solution: readonly string[];
  vague: readonly string[];
  /** Numbers in words. */
  figure: readonly string[];
  benefit: readonly string[];
  /** Words of a benefit that say nothing by themselves. */
  filler: readonly string[];
  /** What stands in the place of a source and is none. */
  noSource: readonly string[];
}
