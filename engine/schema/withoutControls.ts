// The controls among the characters, tab and line feed excepted.
const controls = /[^\P{Cc}\t\n]/u;
const everyControl = new RegExp(controls, 'gu');
const everyHalf = /\p{Cs}/gu;

/**
 * A text without control characters: databases cut at some, files of exports break at others, and nobody sees them.
 * Line feed and tab stay; the line ends of Windows and old Macs become line feeds. Halves of surrogate pairs go too,
 * which no database gives back as they were.
 */
export function withoutControls(text: string): string {
  const whole = text.isWellFormed() ? text : text.replace(everyHalf, '');
  return controls.test(whole) ? whole.replace(/\r\n?/g, '\n').replace(everyControl, '') : whole;
}
