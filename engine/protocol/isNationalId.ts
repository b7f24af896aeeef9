/**
 * Whether a text is a Turkish national identity number (T.C. kimlik numarası): eleven digits, the first not 0, of which
 * the last two are check digits.
 */
export function isNationalId(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = [...text].map(Number);
  const sum = (from: number, to: number, step: number) => {
    let total = 0;
    for (let index = from; index <= to; index += step) total += digits[index]!;
    return total;
  };
  const tenth = (((sum(0, 8, 2) * 7 - sum(1, 7, 2)) % 10) + 10) % 10;
  return digits[9] === tenth && digits[10] === sum(0, 9, 1) % 10;
}
