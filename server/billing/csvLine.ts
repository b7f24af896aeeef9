// What spreadsheets take for a formula, after blanks and in full width too.
const formulaStart = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/**
 * A line of a CSV file after RFC 4180. Numbers stay numbers; no text begins a formula: one that would stands behind an
 * apostrophe, as spreadsheets mark texts.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : textCell(cell))).join(',')}\r\n`;
}

function textCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
