import { type ClauseManner, clausesOf } from '#engine/checks/clausesOf.ts';
import { sentencesOf } from '#engine/checks/sentencesOf.ts';
import { withoutSpelledTimes } from '#engine/checks/spelledFigures.ts';
import type { Written } from '#engine/checks/writtenIn.ts';
import { findAssumptions } from '#engine/evidence/findAssumptions.ts';
import type { Language } from '#engine/languages/languages.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { getAt, parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

import type { Guess } from '../Guess.ts';

/** Where a guess came back in a draft, and how it is said there. */
export interface GuessBack {
  guess: string;
  pointer: string;
  manner: ClauseManner;
}

/** Lists whose items are assumptions, whatever their texts say, and fields that nobody can see or hear. */
const holdsAssumptions = /assum|hypothes|unknown|risk|^thinks$|^feels$/i;
/** Lists of what is left out. */
const leavesOut = /exclud|leftout/i;
/** Lists in which the first step with the mark has it for those behind it. */
const isChain = /^whys$/;
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
        .map((guess) => ({
          guess: guess.id,
          pointer,
          manner: mannerAt(document, pointer) ?? (manner === 'fact' ? mannerIn(text, guess, language) : manner),
        })),
    ),
  );
}

/** Whether a text says what was guessed. */
export function tells({ tells: all }: Pick<Guess, 'tells'>, text: string, language: Language): boolean {
  const plain = withoutSpelledTimes(text);
  return all[language].some((needed) => needed.every((word) => holds(plain, word, language)));
}

/** "8 TL" does not stand in "18 TL", nor "40" in "40.000" or in "%40", nor "45 m" in "45 minutes". */
function holds(text: string, word: string, language: Language): boolean {
  const [wanted, given] = [word, text].map((each) => each.toLocaleLowerCase(language)) as [string, string];
  for (let at = given.indexOf(wanted); at >= 0; at = given.indexOf(wanted, at + 1)) {
    const before = given.slice(0, at);
    const after = given.slice(at + wanted.length);
    const isWithin =
      (/^\d/.test(wanted) && /(\d[.,:]?|%)$/.test(before)) ||
      (/\d$/.test(wanted) && /^([.,:]?\d|%)/.test(after)) ||
      (/\d \p{L}$/u.test(wanted) && /^\p{L}/u.test(after));
    if (!isWithin) return true;
  }
  return false;
}

/** How the sentence says the guess: as the clause does that holds it; a figure that is denied is no fact. */
function mannerIn(sentence: string, guess: Guess, language: Language): ClauseManner {
  const holding = clausesOf(sentence).filter(({ text }) => tells(guess, text, language));
  const [first] = holding;
  if (!first || holding.some(({ manner }) => manner === 'fact')) return 'fact';
  const isFigure = guess.tells[language].some((needed) => /\d/.test(needed[0] ?? ''));
  // A guess that denies something itself is no less a guess.
  return first.manner === 'denied' && !isFigure ? 'fact' : first.manner;
}

/** How a place says whatever stands in it; null where its texts decide. */
function mannerAt(document: ToolsetDocument, pointer: string): ClauseManner | null {
  if (pointer.startsWith(openQuestionsPointer)) return 'question';
  const tokens = parsePointer(pointer);
  if (tokens.some((token) => leavesOut.test(token))) return 'denied';
  if (tokens.some((token) => holdsAssumptions.test(token))) return 'assumption';
  if (tokens.some((token) => /question/i.test(token))) return 'question';
  const item = getAt(document, pointer.slice(0, pointer.lastIndexOf('/')));
  if (isChain.test(tokens.at(-2) ?? '') && Array.isArray(item)) {
    const steps = item.slice(0, Number(tokens.at(-1))).map(String);
    if (steps.some((step) => findAssumptions(step).length > 0)) return 'assumption';
  }
  const entry: unknown = Array.isArray(item)
    ? getAt(document, pointer.slice(0, pointer.lastIndexOf('/', pointer.lastIndexOf('/') - 1)))
    : item;
  const isAssumed =
    typeof entry === 'object' && entry !== null && Object.values(entry).some((one) => saysAssumed.has(one));
  return isAssumed ? 'assumption' : null;
}
