/** Where in a value a rule is broken, and by which words. */
export interface Finding {
  /** A pointer into the value; "" for the value itself. */
  at: string;
  /** "" where something is missing. */
  words: string;
}
