/** The ends of lines, also those that Word, chats and the web make. */
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** A cell in quotes, as spreadsheets write one that holds a line end, a tab or a quote. */
const quotedCell = /(^|[\t\n\r])"((?:[^"]|"")*)"(?![^\t\n\r])/g;
const bullet = /^(?:[•◦▪▫‣⁃·∙●○■□❖➢➤✓✔✗☐☑☒–—*+-]|[o§](?=\t))\s+/u;
const number = /^\(?(?:\d{1,3}|[ivx]{2,5})[.)]\s+|^\(?\p{Ll}\)\s+/u;
const box = /^(?:\[[ xX]?\]|[☐☑☒])\s+/;

/** Stand for line ends and tabs within a cell while the text is taken apart. */
const [keptLine, keptTab] = ['\uE000', '\uE001'];

/**
 * What was pasted, row by row and cell by cell: without empty rows, bullets and numbering, and quotes that a
 * spreadsheet put around a cell.
 */
export function readPastedRows(text: string): string[][] {
  const plain = text.replaceAll(quotedCell, (whole, before: string, inner: string) =>
    /[\t\n\r]|""/.test(inner)
      ? before + inner.replaceAll('""', '"').split(lineEnd).join(keptLine).replaceAll('\t', keptTab)
      : whole,
  );
  const lines = plain.split(lineEnd).filter((line) => line.trim() !== '');
  return withoutNumbers(lines.map(withoutBullet)).map((line) =>
    line
      .split('\t')
      .map((cell) => cell.replaceAll(keptLine, '\n').replaceAll(keptTab, ' ').trim())
      .filter((cell) => cell !== ''),
  );
}

/** A mark alone stays: nothing that was pasted is lost. */
function withoutBullet(line: string): string {
  const bare = line.trim().replace(bullet, '').replace(box, '');
  return bare === '' ? line.trim() : bare;
}

/** Numbers that tell otherwise equal entries apart belong to them: "1. çeyrek", "2. çeyrek". */
function withoutNumbers(lines: string[]): string[] {
  const bare = lines.map((line) => line.replace(number, ''));
  return new Set(bare).size < new Set(lines).size ? lines : bare;
}
