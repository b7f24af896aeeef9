import type { GeneratedDocument } from '#engine/generation/generateDocument.ts';
import { openQuestionsPointer } from '#engine/schema/openQuestions.ts';
import { schemaAt } from '#engine/schema/schemaAt.ts';

import { allowedIn } from './allowedIn.ts';
import type { DraftInput } from './draftDocument.ts';
import { draftInParts } from './draftInParts.ts';
import type { DraftPart } from './DraftPart.ts';
import { itemsAt } from './itemsAt.ts';
import { planParts } from './planParts.ts';
import type { Unfinished } from './Unfinished.ts';
import { usualAnswer } from './usualAnswer.ts';

/** Further items that a list which broke off is asked for at the least: nobody knows how long it was to become. */
const fewestFurther = 2;

/**
 * Writes what is missing of a document that broke off, in calls that are told what is there; its items stay as they
 * are.
 *
 * @throws LanguageModelError as `generateDocument` does, of whichever call
 */
export async function goOn(input: DraftInput, { missing, growing }: Unfinished): Promise<GeneratedDocument> {
  const further = growing === null ? [] : await furtherItems(input, growing);
  return draftInParts(input, [...further, ...(await partsOf(input, missing))], input.current ?? {});
}

async function furtherItems(input: DraftInput, list: string): Promise<DraftPart[]> {
  const { toolset, language, current } = input;
  const [part] = await partsOf(input, [list]);
  const there = itemsAt(current ?? {}, list).length;
  const usual = itemsAt(toolset.examples[language], list).length;
  const most = Math.min(
    Math.max(usual - there, fewestFurther),
    (schemaAt(toolset.schema, list)?.maxItems ?? Infinity) - there,
    part?.list?.most ?? Infinity,
  );
  return part && most > 0
    ? [{ ...part, isLast: false, isFurther: true, list: { most, enough: Math.max(usual, there + 1) } }]
    : [];
}

/** As far as the model takes them together; the open questions by themselves, at the end. */
async function partsOf(input: DraftInput, fields: readonly string[]): Promise<DraftPart[]> {
  const { toolset, language, room, prompt } = input;
  if (fields.length === 0) return [];
  if (room && fields.every((field) => field.lastIndexOf('/') === 0))
    return planParts({ toolset, room, language, references: allowedIn(input), prompt, only: fields });
  const groups = [
    fields.filter((field) => field !== openQuestionsPointer),
    fields.filter((field) => field === openQuestionsPointer),
  ];
  return groups.flatMap((group, at) =>
    group.length === 0
      ? []
      : [{ fields: group, rules: 'all' as const, isLast: at === 1, answer: usualAnswer(toolset, language, group) }],
  );
}
