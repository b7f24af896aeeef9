import { countPaths } from './countPaths.ts';
import { readAutomaton } from './readAutomaton.ts';
import { RegexFault } from './RegexFault.ts';

/** At most so many ways through an expression may be open at once. Whatever people write by hand has two or three. */
const mostPaths = 40;

/**
 * What keeps a regular expression from being matched in linear time; null where nothing does. An engine that tracks
 * back, as those of browsers and Node do, takes as many ways through an expression as there are to read the same text:
 * while their number is bounded whatever the text is, so is the work for each of its letters.
 *
 * @returns an English sentence for the author, without a subject: "is no regular expression: …"
 */
export function linearFault(source: string, flags = 'u'): string | null {
  try {
    if (countPaths(readAutomaton(source, flags, mostPaths), mostPaths) <= mostPaths) return null;
    return 'can take time that grows much faster than the text, since the same letters can be read in many ways: keep what may repeat apart by letters that it cannot hold itself, and begin with "^"';
  } catch (error) {
    if (error instanceof RegexFault) return error.message;
    throw error;
  }
}
