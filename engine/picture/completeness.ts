import type { Area } from './Area.ts';
import type { Drawing } from './Layout.ts';
import type { PictureWords } from './PictureWords.ts';
import { placedElements } from './placedElements.ts';

/** How much of the content drawings tell. */
export interface Completeness {
  /** Texts that end before their end. */
  shortened: number;
  /** Items that are only counted. */
  hidden: number;
  letters: number;
  /** Elements beyond the edges. */
  outside: number;
}

// A hair less of a text that is shortened anyway is no loss.
const tolerance = 0.98;

/** Whether drawings tell as much as others. */
export function isAsComplete(one: Completeness, other: Completeness): boolean {
  return (
    one.shortened <= other.shortened &&
    one.hidden <= other.hidden &&
    one.outside <= other.outside &&
    one.letters >= other.letters * tolerance
  );
}

export function completeness(drawings: readonly Drawing[], words: PictureWords, { width, height }: Area): Completeness {
  const [before = '', after = ''] = words.more(7).split('7');
  const told = { shortened: 0, hidden: 0, letters: 0, outside: 0 };
  for (const { element, bounds } of drawings.flatMap(({ elements }) => placedElements(elements))) {
    if (bounds) {
      const [left, top, right, bottom] = bounds;
      if (left < -2 || top < -2 || right > width + 2 || bottom > (height ?? Infinity) + 2) told.outside += 1;
    }
    if (element.kind !== 'text') continue;
    const text = element.lines.join(' ');
    told.letters += text.length;
    if (text.endsWith('…')) told.shortened += 1;
    const count =
      text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : '';
    if (/^\d+$/.test(count)) told.hidden += Number(count);
  }
  return told;
}
