/** How questions are compared in one language. All words are written as `foldText` leaves them. */
export interface AskingWords {
  /** Letters, in lower case and not folded, that other languages do not write. */
  letters: RegExp | null;
  /** By which the language of a question is told. */
  marks: ReadonlySet<string>;
  /** Which ask or mean nothing of their own. */
  empty: ReadonlySet<string>;
  /** A word without the endings that change nothing of what is asked. */
  stem: (word: string) => string;
  /** The words that count, in the order of the question, each so that who does what to whom stays told. */
  inRoles: (words: readonly string[]) => string[];
}
