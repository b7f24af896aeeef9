/** A colour as PowerPoint writes it. */
export function hex(colour: string): string {
  return colour.slice(1).toUpperCase();
}
