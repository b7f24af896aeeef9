import type { Toolset } from '#engine/contract/Toolset.ts';
import { fieldWords } from '#engine/fields/fieldWords.ts';
import { languages } from '#engine/languages/languages.ts';
import { foldText } from '#engine/search/foldText.ts';

/**
 * The words by which people know a toolset's fields and choices, in every language: models answer with them now and
 * then.
 */
export interface AnswerWords {
  /** Whether a name in an answer means the field of this pattern. */
  isNameOf(pattern: string, name: string): boolean;
  /** The choice of the field that a text means. */
  choiceOf(pattern: string, text: string): string | undefined;
}

/** Reads each field's words when they are first asked for: a schema that is kept to needs none. */
export function answerWords(toolset: Pick<Toolset, 'schema' | 'locales'>): AnswerWords {
  let wordsOf: ReturnType<typeof fieldWords>[] | undefined;
  const known = new Map<string, { titles: Set<string>; choices: Map<string, string> }>();
  const read = (pattern: string) => {
    wordsOf ??= languages.map((language) => fieldWords(toolset, language));
    const words = wordsOf.map((wordsIn) => wordsIn(pattern));
    const key = pattern.slice(pattern.lastIndexOf('/') + 1);
    const titles = new Set([key, ...words.map(({ title }) => title)].map(foldText));
    const choices = words.flatMap(({ enumWords = {} }) =>
      Object.entries(enumWords).map(([value, word]) => [foldText(word), value] as const),
    );
    return { titles, choices: new Map(choices) };
  };
  const wordsAt = (pattern: string) => {
    const words = known.get(pattern) ?? read(pattern);
    known.set(pattern, words);
    return words;
  };
  return {
    isNameOf: (pattern, name) => wordsAt(pattern).titles.has(foldText(name)),
    choiceOf: (pattern, text) => wordsAt(pattern).choices.get(foldText(text)),
  };
}
