import { trimSigns } from '#engine/search/trimSigns.ts';

import { breakLines, type TextStyle } from './breakLines.ts';
import { measureText } from './measureText.ts';

/** The lines of a text, at most `most`; a text that needs more ends in "…" after a whole word. */
export function shortenLines(text: string, width: number, style: TextStyle, most: number): string[] {
  const { lines, rest } = breakLines(text, width, style, most);
  if (rest === '') return lines;
  const last = lines.pop() ?? '';
  const words = last.split(' ');
  while (words.length > 1 && !fits(words.join(' '))) words.pop();
  let end = words.join(' ');
  while (end !== '' && !fits(end)) end = [...end].slice(0, -1).join('');
  return [...lines, `${trimSigns(end, null, /[\s,;:.–-]/)}…`];

  function fits(line: string): boolean {
    return measureText(`${line}…`, style.size, style.weight) <= width;
  }
}
