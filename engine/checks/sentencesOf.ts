import { findAssumptions } from '#engine/evidence/findAssumptions.ts';

/** How a sentence says what it says. */
export type Manner = 'fact' | 'assumption' | 'question';

/** The sentences of a text, and how each is said: as a fact, marked as an assumption, or asked. */
export function sentencesOf(text: string): { text: string; manner: Manner }[] {
  const assumed = findAssumptions(text).map((each) => each.text.toLocaleLowerCase());
  const sentences = text
    .split('\n')
    .flatMap((line) => line.replaceAll(/\s+/g, ' ').split(/(?<=[.!?…]["”»)]?) (?=["“«(]?[\p{Lu}\d])/u));
  return sentences.map((sentence) => {
    const lower = sentence.toLocaleLowerCase();
    if (assumed.some((each) => lower.includes(each.slice(1)) || each.includes(lower)))
      return { text: sentence, manner: 'assumption' };
    return { text: sentence, manner: /\?["”»)]*\s*$/.test(sentence) ? 'question' : 'fact' };
  });
}
