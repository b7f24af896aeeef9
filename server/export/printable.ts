import { withoutControls } from '#engine/schema/withoutControls.ts';

// Non-characters, and marks that turn the direction of all that follows: in some formats readers then no longer find the
// letters beside them.
const unprintable = /[\uFFFE\uFFFF\uFEFF\u202A-\u202E\u2066-\u2069]/g;

/** A text as it can be printed: without signs that nobody sees and that break files. */
export function printable(text: string): string {
  return withoutControls(text).replace(unprintable, '');
}
