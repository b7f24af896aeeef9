import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { LanguageModel, ModelMessage } from '#engine/generation/LanguageModel.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import { parsePartialJson } from '#engine/generation/parsePartialJson.ts';
import { PromptRoom } from '#engine/generation/PromptRoom.ts';
import { askAgain, restartRequest } from '#engine/generation/repairRequest.ts';
import { streamAnswer } from '#engine/generation/streamAnswer.ts';
import { unwrapAnswer } from '#engine/generation/unwrapAnswer.ts';
import { fallbackLanguage, type Language } from '#engine/languages/languages.ts';
import type { Awaitable } from '#engine/prompt/preparePrompt.ts';

import { mostTokens } from './critiqueBounds.ts';
import type { CritiqueFinding } from './CritiqueFinding.ts';
import type { CritiqueInput } from './CritiqueInput.ts';
import { critiqueSchema } from './critiqueSchema.ts';
import { PlaceNames } from './PlaceNames.ts';
import { type PlaceFault, readCritique, type ReadCritique } from './readCritique.ts';
import { renderCritique } from './renderCritique.ts';

/** Tokens that an answer usually has: a dozen questions with their quotes. */
const usualAnswer = 2_500;
const mostFaultsTold = 20;

interface CritiqueCall {
  model: LanguageModel;
  /** How much the model takes; null or absent where nobody can tell. */
  room?: ModelRoom | null | undefined;
  /** Makes a call, again where it fails for a while. */
  attempt: (call: () => Promise<string>) => Promise<string>;
  /** Whether questions are in another language than the project's. */
  isForeign?: (questions: readonly string[]) => boolean;
  /** Awaited now and then while the request is prepared, so that others have their turn. */
  rest?: () => Awaitable<void>;
  signal: AbortSignal;
}

/** What a reading has found, and how much of the project was read. */
export interface Critique {
  findings: CritiqueFinding[];
  /** Whether parts of the project were left out for length. */
  isShortened: boolean;
}

/**
 * Has a model look over a whole project for what contradicts itself. An answer that is none, that is in another
 * language, or of which no finding holds, is asked for once more.
 *
 * @throws LanguageModelError when the project does not fit into the model's room (it is not sent then), when the
 * upstream fails or refuses, or when the second answer cannot be used either
 */
export async function critiqueProject(input: CritiqueInput, call: CritiqueCall): Promise<Critique> {
  const { model, room = null, attempt, signal } = call;
  const { language } = input;
  const space = new PromptRoom(room, { schema: critiqueSchema, language, answer: usualAnswer });
  const names = new PlaceNames(input.read);
  const { system, user, arrived } = await renderCritique(input, names, {
    mostTokens: Math.min(mostTokens, space.mostTokens),
    rest: call.rest,
  });
  const messages: ModelMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ];
  const ask = (sent: readonly ModelMessage[]) =>
    attempt(() =>
      streamAnswer(
        {
          model,
          signal,
          schema: critiqueSchema,
          messages: sent,
          schemaName: 'critique',
          promptTokens: space.tokensOf(sent),
          maxOutputTokens: space.answerTo(sent),
        },
        () => {},
      ),
    );
  const isShortened = Object.values(arrived).some(({ of, left }) => left < of);

  const first = await ask(messages);
  const read = readText(first, names);
  const objection = object(read, call, language);
  if (!objection) return { findings: read!.findings, isShortened };

  const again: ModelMessage[] = [
    ...messages,
    { role: 'assistant', content: first },
    { role: 'user', content: objection },
  ];
  // Where both do not fit, it is asked again as if for the first time.
  const second = readText(await ask(space.hasRoomFor(again) ? again : messages), names);
  // In another language is better than not at all.
  const found = [second, read].find((each) => each && each.findings.length > 0);
  if (found) return { findings: found.findings, isShortened };
  if (second && holds(second)) return { findings: [], isShortened };
  throw new LanguageModelError('model-malformed', 'No finding of the answer holds, even after one repair.');
}

/** Why the answer is asked for once more; null where it is not. */
function object(read: ReadCritique | null, { isForeign }: CritiqueCall, language: Language): string | null {
  if (!read) return restartRequest();
  if (!holds(read)) return askAgain(read.faults.slice(0, mostFaultsTold).map(describeFault));
  if (!isForeign?.(read.findings.map(({ question }) => question))) return null;
  const name = new Intl.DisplayNames([fallbackLanguage], { type: 'language' }).of(language);
  return askAgain([`- the questions are not in ${name}; the words of places stay as they are.`]);
}

function readText(text: string, names: PlaceNames): ReadCritique | null {
  const parsed = parsePartialJson(text);
  return parsed.state === 'complete' ? readCritique(unwrapAnswer(parsed.value, critiqueSchema), names) : null;
}

/** Where findings were given and none holds, nobody may say that nothing was found. */
function holds({ findings, given }: ReadCritique): boolean {
  return given === 0 || findings.length > 0;
}

function describeFault({ place, reason }: PlaceFault): string {
  const name = JSON.stringify(place.slice(0, 60));
  return reason === 'unknown-name'
    ? `- ${name} is none of the short names that were given.`
    : `- what you quote of ${name} does not stand there word for word.`;
}
