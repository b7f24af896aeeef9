/** What a figure counts, in the words of its reader. */
export type Unit =
  | { kind: 'currency'; code: string }
  | { kind: 'percent' }
  | { kind: 'count' }
  /** Such as "minutes". */
  | { kind: 'word'; word: string };
