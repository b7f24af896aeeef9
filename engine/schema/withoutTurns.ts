// Embeddings, overrides and isolates: U+202A to U+202E, U+2066 to U+2069.
const turns = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A text without the invisible signs that turn the direction of what follows, by which it reads otherwise than it is.
 */
export function withoutTurns(text: string): string {
  return text.replace(turns, '');
}
