/** What of a document a person has confirmed as it was drafted, and when they last did. */
export interface Confirmation {
  /** The id of the person. */
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** JSON pointers, each of which covers all that is within it. */
  pointers: readonly string[];
}
