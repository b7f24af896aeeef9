/**
 * What no generation may change: pointers in which the items of lists stand by their ids (see `toItemPointer`). Each
 * covers all that is within it.
 */
export type Locks = readonly string[];
