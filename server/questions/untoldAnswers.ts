import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import type { Language } from '#engine/languages/languages.ts';
import { toldAnswers } from '#engine/prompt/toldAnswers.ts';
import type { Question } from '#engine/protocol/question.ts';
import type { Services } from '#server/Services.ts';

// A page does not wait for a model that is away.
const mostWait = 500; // milliseconds

/**
 * Ids of the questions whose answers not every draft is told, since the model takes too little: reckoned for the
 * toolset that leaves a prompt the least room.
 *
 * @param answers the latest first
 * @param language of the project's texts
 */
export async function untoldAnswers(
  { writer, toolsets }: Pick<Services, 'writer' | 'toolsets'>,
  answers: readonly Question[],
  language: Language,
): Promise<ReadonlySet<string>> {
  if (!writer || !answers.some(({ answered }) => answered)) return new Set();
  const room = (await writer.room?.(AbortSignal.timeout(mostWait)).catch(() => null)) ?? null;
  const schema = toolsets.toolsets
    .map((toolset) => toolset.schema as StrictSchema)
    .reduce((largest, each) => (JSON.stringify(each).length > JSON.stringify(largest).length ? each : largest), {});
  const { mostTokens } = new PromptRoom(room, { schema, language });
  const said = answers
    .filter(({ answered }) => answered)
    .map(({ id, text, answer }) => ({ id, question: text, answer }));
  const told = new Set(toldAnswers(said, { mostTokens, language }));
  return new Set(said.flatMap((each) => (told.has(each) ? [] : [each.id])));
}
