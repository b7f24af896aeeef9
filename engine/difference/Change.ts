/** A difference between two versions of a document, at a field or a whole item of a list. */
export interface Change {
  kind: 'edited' | 'added' | 'removed';
  /**
   * JSON pointer into the later version: the field, the item that was added, or where a removed item would stand if it
   * were put back.
   */
  pointer: string;
  /** JSON pointer into the earlier version; null for an item that was added. */
  origin: string | null;
  before: unknown;
  after: unknown;
}
