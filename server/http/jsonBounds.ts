/** A document has up to ten levels. */
export const mostDocumentLevels = 10;
/**
 * In one document: three times what the largest of our own can hold. Each value is visited several times, on the event
 * loop.
 */
export const mostDocumentValues = 20_000;
