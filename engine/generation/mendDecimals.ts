/** Nearly JSON in which numbers have a point before their decimals: `"x": 3,5` has another sign there. */
export function mendDecimals(text: string): string {
  let mended = '';
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (isText && sign === '\\') {
      mended += text.slice(at, at + 2);
      at += 1;
      continue;
    }
    if (sign === '"') isText = !isText;
    const isDecimal = !isText && sign === ',' && endsInNumber(mended) && beginsWithDecimals(text, at + 1);
    mended += isDecimal ? '.' : sign;
  }
  return mended;
}

/** Behind a name; in a list, a comma is one between numbers. */
function endsInNumber(text: string): boolean {
  let at = text.length - 1;
  while (isDigit(text[at])) at -= 1;
  if (at === text.length - 1) return false;
  if (text[at] === '-') at -= 1;
  while (text[at] === ' ') at -= 1;
  return text[at] === ':';
}

/** Digits alone, and then the end of the value: a name would stand in quotes. */
function beginsWithDecimals(text: string, from: number): boolean {
  let at = from;
  while (isDigit(text[at])) at += 1;
  if (at === from) return false;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return text[at] === ',' || text[at] === '}';
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9';
}
