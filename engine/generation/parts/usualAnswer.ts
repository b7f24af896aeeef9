import type { Toolset } from '#engine/contract/Toolset.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { toStrictFieldsSchema } from '#engine/generation/toStrictSchema.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import type { Language } from '#engine/languages/languages.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { parsePointer } from '#engine/schema/pointer.ts';

/** Signs of JSON that a model sets where others would not. */
const spaces = 1.15;
const aFewQuestions = 400; // tokens

/** Tokens that an answer for some fields of a document usually has: as many as the toolset's example. */
export function usualAnswer(toolset: Toolset, language: Language, fields: readonly string[]): number {
  const example = toolset.examples[language];
  const names = fields.map((field) => parsePointer(field)[0]!);
  const taken = Object.fromEntries(names.map((name) => [name, example[name]]));
  const text = JSON.stringify(toStrictAnswer(taken, toStrictFieldsSchema(toolset, fields)));
  const questions = fields.includes(openQuestionsPointer) ? aFewQuestions : 0;
  return Math.max(questions, Math.ceil(countTokens(text.length, language) * spaces));
}
