import type { Toolset } from '#engine/contract/Toolset.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { type AllowedReferences, toStrictFieldsSchema } from '#engine/generation/toStrictSchema.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import type { Language } from '#engine/languages/languages.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { parsePointer } from '#engine/schema/pointer.ts';

/** Signs of JSON that a model sets where others would not. */
const spaces = 1.15;
const aFewQuestions = 400; // tokens

/**
 * Tokens that an answer for some fields of a document usually has: as many as the toolset's example.
 *
 * @param lengths of single fields in it, where more is to be known than once
 * @param references what it may refer to; anything without them
 */
export function usualAnswer(
  toolset: Toolset,
  language: Language,
  fields: readonly string[],
  { lengths = new Map(), references }: { lengths?: Map<string, number>; references?: AllowedReferences } = {},
): number {
  const questions = fields.includes(openQuestionsPointer) ? aFewQuestions : 0;
  // Each with its name and a comma.
  const length = fields.reduce((sum, field) => sum + lengthOf(field), 1);
  return Math.max(questions, Math.ceil(countTokens(length, language) * spaces));

  function lengthOf(field: string): number {
    const known = lengths.get(field);
    if (known !== undefined) return known;
    const name = parsePointer(field)[0]!;
    const taken = { [name]: toolset.examples[language][name] };
    const text = JSON.stringify(toStrictAnswer(taken, toStrictFieldsSchema(toolset, [field], references)));
    lengths.set(field, text.length - 1);
    return text.length - 1;
  }
}
