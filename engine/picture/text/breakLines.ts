import type { FontWeight } from '#engine/picture/Scene.ts';

import { advanceOf, advanceOfText, latinAdvances } from './measureText.ts';

/** How a text is set. */
export interface TextStyle {
  size: number;
  weight: FontWeight;
}

/**
 * The words of a text with their advance widths in thousandths of the font size, for a text that is tried at several
 * sizes.
 */
export interface MeasuredText {
  words: readonly string[];
  advances: readonly number[];
}

/** What stays on the line of its amount: "TL", also with what is written to it, such as "TL." and "TL'ye". */
const unit = /^TL(?![\p{L}\d])/u;
const noBreak = '\u00A0';

/** Measures a text once. */
export function measureWords(text: string, weight: FontWeight): MeasuredText {
  const words: string[] = [];
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    const before = words.at(-1);
    if (before !== undefined && word.startsWith('T') && unit.test(word))
      words[words.length - 1] = before + noBreak + word;
    else words.push(word);
  }
  return { words, advances: words.map((word) => advanceOfText(word, weight)) };
}

/**
 * Breaks a text into lines of at most `width`, in time proportional to its length. Breaks at spaces and line ends, not
 * before a unit; a word wider than the line is broken anywhere. Stops after `most` lines with what is left out ("rest"
 * is then not empty).
 */
export function breakLines(
  text: string | MeasuredText,
  width: number,
  { size, weight }: TextStyle,
  most = Infinity,
): { lines: string[]; rest: string } {
  const { words, advances } = typeof text === 'string' ? measureWords(text, weight) : text;
  // In thousandths of the font size, as advance widths are: whole numbers, which add up without an error.
  const limit = (width * 1000) / size;
  const space = advanceOf(' ', weight);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  let index = 0;
  for (; index < words.length && lines.length < most; index += 1) {
    const word = words[index] ?? '';
    const needed = advances[index] ?? 0;
    if (line !== '' && used + space + needed <= limit) {
      line += ` ${word}`;
      used += space + needed;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    used = needed;
    if (needed > limit) {
      const left = most - lines.length;
      const broken = word.includes(noBreak)
        ? breakAmount(word, width, { size, weight }, left)
        : breakWord(word, limit, weight, left);
      lines.push(...broken.heads);
      line = broken.rest;
      used = broken.used;
    }
  }
  if (line !== '' && lines.length < most) {
    lines.push(line);
    line = '';
  }
  const isWhole = line === '' && index === words.length;
  return { lines, rest: isWhole ? '' : [line, ...words.slice(index)].filter((word) => word !== '').join(' ') };
}

/** Breaks an amount wider than a line as words of their own, so before its unit at first. */
function breakAmount(amount: string, width: number, style: TextStyle, most: number) {
  const words = amount.split(noBreak);
  const advances = words.map((word) => advanceOfText(word, style.weight));
  const { lines: heads, rest } = breakLines({ words, advances }, width, style, most);
  const last = rest || (heads.pop() ?? '');
  return { heads, rest: last, used: advanceOfText(last, style.weight) };
}

/** Breaks a word wider than a line into at most `most` lines, each of at least one character, and what is left. */
function breakWord(word: string, limit: number, weight: FontWeight, most: number) {
  const heads: string[] = [];
  let start = 0;
  let end = 0;
  let used = 0;
  const widths = latinAdvances(weight);
  while (end < word.length) {
    const known = widths[word.charCodeAt(end)];
    const character = known ? '' : String.fromCodePoint(word.codePointAt(end) ?? 0);
    const advance = known || advanceOf(character, weight);
    if (used + advance > limit && end > start) {
      if (heads.length >= most) break;
      heads.push(word.slice(start, end));
      start = end;
      used = 0;
    }
    used += advance;
    end += character.length || 1;
  }
  return { heads, rest: word.slice(start), used };
}
