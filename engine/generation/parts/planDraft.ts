import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import { toStrictSchema } from '#engine/generation/toStrictSchema.ts';
import type { Awaitable } from '#engine/prompt/preparePrompt.ts';
import type { RenderedPrompt } from '#engine/prompt/renderPrompt.ts';

import type { DraftPart, PromptPart } from './DraftPart.ts';
import { planParts, type Planned } from './planParts.ts';
import { usualAnswer } from './usualAnswer.ts';

/** In tokens: below it, a document is written in several calls where not all that was found would be told at once. */
const smallContext = 20_000;
/** What arrives at least of all that was found, of what is referred to and of known claims. */
const enoughArrives = 0.9;
const ranksOfEvidence = [1, 2, 3] as const;
/** Of an example's length, which is a long one: what a model that takes much has for an answer at least. */
const shareOfExample = 0.8;

/** Of what a draft is planned; the prompt of the whole where no part is given. */
export interface PlannedDraft extends Planned {
  prompt: (mostTokens: number, part?: PromptPart) => Awaitable<Pick<RenderedPrompt, 'system' | 'user' | 'arrived'>>;
}

/** In which calls a document is written: null for a single one. */
export interface DraftPlan {
  parts: DraftPart[] | null;
  /** Tokens that the answer of a single one has. */
  answer: number;
}

/**
 * Whether a document is drafted at once or in parts.
 *
 * @throws LanguageModelError model-context-too-small
 */
export async function planDraft(planned: PlannedDraft): Promise<DraftPlan> {
  const { toolset, room, language } = planned;
  const all = Object.keys(toolset.schema.properties).map((name) => `/${name}`);
  const share = room.context < smallContext ? 1 : shareOfExample;
  const answer = Math.ceil(usualAnswer(toolset, language, all) * share);
  return { answer, parts: (await fitsAtOnce(planned, answer)) ? null : await planParts(planned) };
}

async function fitsAtOnce(
  { toolset, room, references, language, prompt }: PlannedDraft,
  answer: number,
): Promise<boolean> {
  const space = new PromptRoom(room, { schema: toStrictSchema(toolset, references), language, answer });
  if (space.mostTokens === 0) return false;
  const rendered = await prompt(space.mostTokens);
  if (space.askedBy(rendered) + answer > room.context) return false;
  const { arrived } = rendered;
  return (
    room.context >= smallContext ||
    ranksOfEvidence.every((rank) => arrived[rank].left >= arrived[rank].of * enoughArrives)
  );
}
