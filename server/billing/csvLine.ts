// What spreadsheets take for a formula, after blanks and in full width too.
const formulaStart = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;
// The same where a spreadsheet splits at semicolons or tabs, as those of many countries do: our quotes do not hold
// there.
const between = /[;\s\p{Cf}"]+/gu;
const [separator, sign] = [/[;\t\r\n]/, /[=+\-@|%＝＋－＠]/];

/**
 * A line of a CSV file after RFC 4180. Numbers stay numbers; no text begins a formula, wherever it is split: what would
 * stands behind an apostrophe, as spreadsheets mark texts.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? String(cell) : textCell(cell))).join(',')}\r\n`;
}

function textCell(text: string): string {
  const isFormula = formulaStart.test(text);
  const later = text.replaceAll(between, (run, at: number) =>
    separator.test(run) && sign.test(text[at + run.length] ?? '') ? `${run}'` : run,
  );
  const safe = `${isFormula ? "'" : ''}${later}`;
  return isFormula || /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
