import type { FontWeight } from '../Scene.ts';
import { advanceOf } from './measureText.ts';

/** How a text is set. */
export interface TextStyle {
  size: number;
  weight: FontWeight;
}

/**
 * Breaks a text into lines of at most `width`. Breaks at spaces and line ends; a word wider than the line is broken
 * anywhere. Stops after `most` lines with what is left out ("rest" is then not empty).
 */
export function breakLines(text: string, width: number, { size, weight }: TextStyle, most = Infinity) {
  const lines: string[] = [];
  const words = text.split(/\s+/).filter((word) => word !== '');
  let line = '';
  let index = 0;
  for (; index < words.length && lines.length < most; index += 1) {
    const word = words[index] ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (headWithin(longer, width, { size, weight }).length === longer.length) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (lines.length < most) {
      const head = headWithin(line, width, { size, weight });
      if (head.length === line.length) break;
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line !== '' && lines.length < most) {
    lines.push(line);
    line = '';
  }
  const rest = [line, ...words.slice(index)].filter((word) => word !== '').join(' ');
  return { lines, rest };
}

/** The longest beginning of a line that fits, at least one character. */
function headWithin(word: string, width: number, { size, weight }: TextStyle): string {
  let head = '';
  let used = 0;
  for (const character of word) {
    used += (advanceOf(character, weight) * size) / 1000;
    if (used > width && head !== '') break;
    head += character;
  }
  return head;
}
