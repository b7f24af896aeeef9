import type { Area } from '#engine/picture/Area.ts';
import { measureText } from '#engine/picture/text/measureText.ts';

import type { Column } from './readTable.ts';

/**
 * Divides a width among columns by their shares; one whose name has a longer word than that gets as much as the word.
 */
export function columnWidths(columns: readonly Column[], width: number, { type }: Area): number[] {
  const equal = width / columns.length;
  const leasts = columns.map(({ name }) => {
    const words = name.split(/\s+/).map((word) => measureText(word, type.small, 600));
    // A word of any length must leave room for the others.
    return Math.min(equal, Math.ceil(Math.max(...words)) + 1);
  });
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  let fixed = new Set<number>();
  for (;;) {
    const free = columns.filter((_, index) => !fixed.has(index));
    const left = width - sum(leasts.filter((_, index) => fixed.has(index)));
    const unit = left / Math.max(1, sum(free.map(({ share }) => share)));
    const widths = columns.map(({ share }, index) => (fixed.has(index) ? (leasts[index] ?? 0) : share * unit));
    const narrow = widths.flatMap((each, index) => (each < (leasts[index] ?? 0) - 0.01 ? [index] : []));
    if (narrow.length === 0) return widths;
    fixed = new Set([...fixed, ...narrow]);
  }
}
