/** Digits of a mailed code: the more codes of a day led to nothing, the longer the next one. */
export const codeLengths: readonly number[] = [6, 8, 10];

/** Whether a text of digits can be a code. */
export function isWholeCode(digits: string): boolean {
  return codeLengths.includes(digits.length);
}
