import type { FontWeight } from '#engine/picture/Scene.ts';

import { breakLines, measureWords } from './breakLines.ts';
import { shortenLines } from './shortenLines.ts';

/** The room a text has, and the sizes it may take. */
export interface TextRoom {
  width: number;
  /** null: as much as the text needs. */
  height: number | null;
  /** The size that is tried first. */
  size: number;
  least: number;
  weight?: FontWeight;
}

/** A text broken into lines at the size that was found for it. */
export interface TypesetText {
  lines: string[];
  size: number;
  lineHeight: number;
  weight: FontWeight;
  height: number;
  isShortened: boolean;
}

/** The distance of two baselines for a size of font, in whole units. */
export function lineHeightOf(size: number): number {
  return Math.round(size * 1.34);
}

/** The same for lines that are set closer, rather than shortened. */
export function closeLineHeightOf(size: number): number {
  return Math.round(size * 1.26);
}

/**
 * Sets a text in its room: breaks it, then shrinks it by half units down to the least size, then sets its lines closer,
 * then shortens it after whole words.
 */
export function typesetText(text: string, { width, height, size, least, weight = 400 }: TextRoom): TypesetText {
  const limit = height ?? Infinity;
  const measured = measureWords(text, weight);
  for (let tried = size; tried > least; tried -= 0.5) {
    const most = Math.floor(limit / lineHeightOf(tried));
    const { lines, rest } = breakLines(measured, width, { size: tried, weight }, most);
    if (rest === '') return result(lines, tried, false);
  }
  const last = Math.min(size, least);
  const most = (lineHeight: number) => Math.max(1, Math.floor(limit / lineHeight));
  const whole = breakLines(measured, width, { size: last, weight }, most(lineHeightOf(last)));
  if (whole.rest === '') return result(whole.lines, last, false);
  const close = closeLineHeightOf(last);
  const closer = breakLines(measured, width, { size: last, weight }, most(close));
  if (closer.rest === '') return result(closer.lines, last, false, close);
  return result(shortenLines(text, width, { size: last, weight }, most(close)), last, true, close);

  function result(lines: string[], found: number, isShortened: boolean, lineHeight = lineHeightOf(found)): TypesetText {
    return { lines, size: found, lineHeight, weight, height: lines.length * lineHeight, isShortened };
  }
}
