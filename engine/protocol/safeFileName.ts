import { trimSigns } from '#engine/search/trimSigns.ts';

/** Of the 255 bytes that file systems take; the rest is left to a date, an extension and a "(1)". */
const mostBytes = 200;

/**
 * A text as the stem of a file's name: on one line, without signs that file systems refuse, and cut at a whole letter.
 *
 * @param longest in characters
 */
export function safeFileName(text: string, longest = 80): string {
  const line = text.toWellFormed().replace(/[\p{C}\uFFFD\\/:*?"<>|]+/gu, ' ');
  const encoder = new TextEncoder();
  let stem = '';
  let room = mostBytes;
  for (const letter of [...line.replace(/\s+/g, ' ')].slice(0, longest)) {
    room -= encoder.encode(letter).length;
    if (room < 0) break;
    stem += letter;
  }
  return trimSigns(stem, /[.\s]/) || 'Filiz';
}
