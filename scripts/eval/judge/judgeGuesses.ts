import { type Manner, sentencesOf } from '#engine/checks/sentencesOf.ts';
import type { Written } from '#engine/checks/writtenIn.ts';
import type { Language } from '#engine/languages/languages.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Guess } from '../Guess.ts';

/** Where a guess came back in a draft, and how it is said there. */
export interface GuessBack {
  guess: string;
  pointer: string;
  manner: Manner;
}

/** Lists whose items are assumptions, whatever their texts say. */
const holdsAssumptions = /assum|hypothes|unknown|risk/i;
/** Choices by which an item says that it is one. */
const saysAssumed = new Set<unknown>(['assumed', 'assumption', 'guess', 'open']);

/** The planted guesses that a draft repeats. */
export function judgeGuesses(
  document: ToolsetDocument,
  texts: readonly Written<string>[],
  guesses: readonly Guess[],
  language: Language,
): GuessBack[] {
  // A bare time or figure in a field of its own is a proposal.
  const sentences = texts.filter(({ value }) => /\s/.test(value.trim()));
  return sentences.flatMap(({ pointer, value }) =>
    sentencesOf(value).flatMap(({ text, manner }) =>
      guesses
        .filter((guess) => tells(guess, text, language))
        .map((guess) => ({ guess: guess.id, pointer, manner: mannerAt(document, pointer) ?? manner })),
    ),
  );
}

/** Whether a text says what was guessed. */
export function tells({ tells: all }: Pick<Guess, 'tells'>, text: string, language: Language): boolean {
  return all[language].some((needed) => needed.every((word) => holds(text, word, language)));
}

/** "8 TL" does not stand in "18 TL", nor "40" in "40.000" or in "%40". */
function holds(text: string, word: string, language: Language): boolean {
  const [wanted, given] = [word, text].map((each) => each.toLocaleLowerCase(language)) as [string, string];
  for (let at = given.indexOf(wanted); at >= 0; at = given.indexOf(wanted, at + 1)) {
    const before = given.slice(0, at);
    const after = given.slice(at + wanted.length);
    const isWithin =
      (/^\d/.test(wanted) && /(\d[.,:]?|%)$/.test(before)) || (/\d$/.test(wanted) && /^([.,:]?\d|%)/.test(after));
    if (!isWithin) return true;
  }
  return false;
}

/** How a place says whatever stands in it; null where its texts decide. */
function mannerAt(document: ToolsetDocument, pointer: string): Manner | null {
  if (pointer.startsWith(openQuestionsPointer)) return 'question';
  const tokens = parsePointer(pointer);
  if (tokens.some((token) => holdsAssumptions.test(token))) return 'assumption';
  if (tokens.some((token) => /question/i.test(token))) return 'question';
  const item = getAt(document, pointer.slice(0, pointer.lastIndexOf('/')));
  const isAssumed =
    typeof item === 'object' && item !== null && Object.values(item).some((one) => saysAssumed.has(one));
  return isAssumed ? 'assumption' : null;
}
