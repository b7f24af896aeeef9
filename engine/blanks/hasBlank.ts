/** What stands in a starter where an answer goes, as on a printed template. */
export const blank = '____';

/** Whether a text still waits for an answer. */
export function hasBlank(text: string): boolean {
  return text.includes(blank);
}
