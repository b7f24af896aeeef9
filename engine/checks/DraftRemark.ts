export const remarkKinds = ['language', 'repeat', 'figure', 'copy'] as const;

/** What a reader would hold against a place of a draft. Nothing of it is certain: somebody looks. */
export interface DraftRemark {
  /** JSON pointer of the field; "" for the whole draft. */
  pointer: string;
  /** In another language than was asked for, said again, in nothing that was told, as in the example company. */
  kind: (typeof remarkKinds)[number];
  /** The words that it is about; "" where it is the whole text. */
  words: string;
}
