/**
 * What of a document stands as a model drafted it, and nobody has changed or confirmed since: JSON pointers, each of
 * which covers all that is within it. [''] is the whole document, [] one that people have written.
 */
export type Unconfirmed = readonly string[];
