/** What keeps a text from being an article, told to its author. */
export interface ArticleFault {
  /** From 1; null: of the text as a whole. */
  line: number | null;
  message: string;
}
