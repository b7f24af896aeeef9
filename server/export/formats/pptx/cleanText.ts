// XML has no place for these, not even as references; a tab or an end of line would break a run of text.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F\uFFFE\uFFFF]/g;

/** A text that any part of the package can hold: without control characters and halves of surrogate pairs. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
}

/** A text in one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
