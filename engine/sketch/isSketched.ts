import type { Sketched } from './sketchedToolsets.ts';

/** Whether a pattern is of a field that is sketched, of what it stands in, or of what stands in it. */
export function isSketched({ manifest: { sketch } }: Sketched, pattern: string): boolean {
  return sketch.fields.some((field) => `${field}/`.startsWith(`${pattern}/`) || pattern.startsWith(`${field}/`));
}
