import { withoutControls } from '#engine/schema/withoutControls.ts';
import { withoutTurns } from '#engine/schema/withoutTurns.ts';

const nonCharacters = /[\uFFFE\uFFFF\uFEFF]/g;

/**
 * A text as it can be printed: without signs that nobody sees, that break files, or by which readers no longer find the
 * letters beside them.
 */
export function printable(text: string): string {
  return withoutTurns(withoutControls(text)).replace(nonCharacters, '');
}
