// Controls but for white space; 0x80 to 0x9F come from letters that the old encoding does not use.
const isBinary = /[^\P{Cc}\s\u{80}-\u{9F}]/u;

/**
 * The text of a file: UTF-8, UTF-16 where its first bytes say so, else what Windows writes in Turkey, which holds the
 * letters of Western Europe as well. null where it is no text.
 */
export function decodeText(bytes: Buffer): string | null {
  const text = decodeAs(encodingOf(bytes), bytes) ?? decodeAs('windows-1254', bytes);
  return text === null || isBinary.test(text) ? null : text;
}

function encodingOf(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  return { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8';
}

function decodeAs(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
