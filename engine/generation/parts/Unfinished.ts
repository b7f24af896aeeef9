/** What is left to write of a document that broke off. */
export interface Unfinished {
  /** JSON pointers of the fields that are not there yet, or still stand as they stood before. */
  missing: string[];
  /** The list in which it broke off, where further items may belong. */
  growing: string | null;
}
