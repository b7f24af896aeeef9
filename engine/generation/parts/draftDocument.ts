import {
  generateDocument,
  type GeneratedDocument,
  type GenerateDocumentInput,
} from '#engine/generation/generateDocument.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import { toStrictFieldsSchema } from '#engine/generation/toStrictSchema.ts';
import type { Awaitable } from '#engine/prompt/preparePrompt.ts';
import type { RenderedPrompt } from '#engine/prompt/renderPrompt.ts';

import { allowedIn } from './allowedIn.ts';
import { draftInParts } from './draftInParts.ts';
import type { PromptPart } from './DraftPart.ts';
import { goOn } from './goOn.ts';
import { planDraft } from './planDraft.ts';
import type { Unfinished } from './Unfinished.ts';
import { usualAnswer } from './usualAnswer.ts';
import { BrokenOffError, writePart } from './writePart.ts';

const leastForFields = 800; // tokens

/** Input of a draft, which may take several calls. */
export interface DraftInput extends Omit<GenerateDocumentInput, 'prompt' | 'narrow' | 'answer'> {
  /** Renders the prompt in at most so many tokens, where it can be; of a part of the document, if one is given. */
  prompt: (mostTokens: number, part?: PromptPart) => Awaitable<Pick<RenderedPrompt, 'system' | 'user' | 'arrived'>>;
  /** Makes each call, and makes it again where that helps. */
  attempt: <Result>(call: () => Promise<Result>) => Promise<Result>;
  /** Where `current` is a draft that broke off: what is left of it. Only that is written. */
  unfinished?: Unfinished | undefined;
}

/**
 * Drafts a document in one call, or in several where the model takes too little for the whole with what it is drafted
 * from: it looks like one draft that grows.
 *
 * @throws LanguageModelError as `generateDocument` does; model-context-too-small before anything is sent
 */
export async function draftDocument(input: DraftInput): Promise<GeneratedDocument> {
  const { toolset, room, fields, language, unfinished } = input;
  if (unfinished) return goOn(input, unfinished);
  if (!room) return input.attempt(() => generateDocument(input));
  if (fields) return draftFields(input, room, fields);
  const { parts, answer } = await planDraft({
    toolset,
    room,
    language,
    references: allowedIn(input),
    prompt: input.prompt,
  });
  return parts ? draftInParts(input, parts) : input.attempt(() => generateDocument({ ...input, answer }));
}

/** Single fields, told of the whole document as it stands where that fits, else of as much of it as does. */
async function draftFields(input: DraftInput, room: ModelRoom, fields: readonly string[]): Promise<GeneratedDocument> {
  const { toolset, language, prompt } = input;
  const answer = Math.max(leastForFields, usualAnswer(toolset, language, fields));
  const space = new PromptRoom(room, {
    schema: toStrictFieldsSchema(toolset, fields, allowedIn(input)),
    language,
    answer,
  });
  if (space.askedBy(await prompt(space.mostTokens)) + answer <= room.context)
    return input.attempt(() => generateDocument({ ...input, answer }));
  const part = { fields, rules: 'short', isLast: false, answer } as const;
  try {
    return await writePart(input, part, input.current ?? {});
  } catch (error) {
    throw error instanceof BrokenOffError ? error.cause : error;
  }
}
