import type { Value } from '#engine/reading/Block.ts';

const [least, most] = [8, 60]; // characters
const scoreWidth = 16;

/**
 * How the columns of a table share its width: by the text they hold, so that long texts get more and short ones enough.
 */
export function tableWidths(columns: readonly string[], rows: readonly (readonly (Value | null)[])[]): number[] {
  return columns.map((column, index) => {
    const values = rows.map((row) => row[index] ?? null);
    const lengths = values.map((value) => (value?.score ? scoreWidth : Math.sqrt((value?.text.length ?? 0) * 24)));
    const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
    const longestWord = Math.max(...column.split(/\s/).map((word) => word.length));
    // A score does not break, though only some rows may have one.
    const unbroken = values.some((value) => value?.score) ? scoreWidth : least;
    return Math.min(most, Math.max(unbroken, longestWord, mean));
  });
}
