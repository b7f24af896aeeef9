/**
 * Whether a text is a tax number: a Turkish one (vergi kimlik numarası: ten digits, the last a check digit), or a
 * foreign one, which begins with the two letters of its country, as VAT numbers do; those have no check digit that all
 * share.
 */
export function isTaxNumber(text: string): boolean {
  if (/^(?!TR)[A-Z]{2}[A-Z0-9]{4,14}$/.test(text) && /\d/.test(text)) return true;
  if (!/^\d{10}$/.test(text)) return false;
  let total = 0;
  for (let index = 0; index < 9; index += 1) {
    const shifted = (Number(text[index]) + 9 - index) % 10;
    const weighted = (shifted * 2 ** (9 - index)) % 9;
    total += shifted !== 0 && weighted === 0 ? 9 : weighted;
  }
  return Number(text[9]) === (10 - (total % 10)) % 10;
}
