// Letters that have no accent to lose.
const plainLetters: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  þ: 'th',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '…': '...',
};

/**
 * The header that names a file, in both spellings of RFC 6266: the whole name in `filename*`, and one in ASCII for
 * clients that know no other. Neither holds a byte that a server, a proxy or a browser could read in another encoding.
 */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const line = name.toWellFormed().replace(/[\p{Cc}\\/]+/gu, ' ');
  return `${kind}; filename="${asciiName(line).replaceAll('"', String.raw`\"`)}"; filename*=UTF-8''${encodeName(line)}`;
}

/** Such as "Dönkap.pdf" as "Donkap.pdf"; of a name in other letters, what is left of it. */
function asciiName(name: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[a-z0-9]{1,8})?$/is.exec(name) ?? [];
  const plain = [...stem.normalize('NFKD').replace(/\p{M}/gu, '')].map((letter) => plainLetters[letter] ?? letter);
  const ascii = plain.join('').replace(/[^ -~]+/g, ' ');
  return `${ascii.replace(/ +/g, ' ').trim() || 'Filiz'}${extension}`;
}

/** RFC 5987 leaves fewer signs as they are than `encodeURIComponent`. */
function encodeName(name: string): string {
  return encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
