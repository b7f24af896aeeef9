const afterDigit = ['ı', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'];
const afterTens = ['', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı'];

/** The ending of a whole number below 1000 in "24 adımdan 19’u": of its last word as it is spoken, "dokuz-u". */
export function turkishPossessive(count: number): string {
  const digit = count % 10;
  const tens = Math.floor(count / 10) % 10;
  if (digit > 0 || count === 0) return afterDigit[digit] ?? '';
  return tens > 0 ? (afterTens[tens] ?? '') : 'ü'; // "yüz-ü"
}
