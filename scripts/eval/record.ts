import type { LanguageModel } from '#engine/generation/LanguageModel.ts';

import type { Cassette } from './cassettes/Cassette.ts';
import type { EvalStep } from './EvalStep.ts';
import { attempt, type Evaluation, outcomeOf } from './Evaluation.ts';
import { CassetteModel } from './models/CassetteModel.ts';
import { RecordingModel } from './models/RecordingModel.ts';
import { isStale } from './Outcome.ts';

/** Asks a model for a draft and keeps what it said, also where that was of no use. Gives what became of the draft. */
export async function record(
  evaluation: Evaluation,
  step: EvalStep,
  { model, by, day }: { model: LanguageModel; by: Cassette['by']; day: string },
): Promise<Cassette['outcome']> {
  const recording = new RecordingModel(model, step);
  const { result } = await attempt(step, recording);
  const outcome = result ? outcomeOf(result) : 'failed';
  const cassette: Cassette = {
    by,
    writer: model.name,
    recorded: day,
    context: recording.context,
    outcome,
    refers: result ? evaluation.refersTo(step, result) : [],
    exchanges: recording.exchanges,
  };
  // A repair is asked for with the words of the answer, so it is noted as it will be played.
  const exchanges = await exchangesNow(step, cassette);
  evaluation.shelf.keep(step.toolset, step.language, { ...cassette, exchanges });
  return outcome;
}

/** The same answers to the requests as they stand. */
async function exchangesNow(step: EvalStep, cassette: Cassette): Promise<Cassette['exchanges']> {
  const recording = new RecordingModel(new CassetteModel(cassette, step), step);
  await attempt(step, recording);
  return recording.exchanges;
}

/**
 * Takes the answers to requests that have changed since for those that stand now, where they make as good a draft as
 * they did. Gives null where they did, or why they do not.
 */
export async function adopt(evaluation: Evaluation, step: EvalStep, day: string): Promise<string | null> {
  const { shelf } = evaluation;
  const cassette = shelf.find(step.toolset, step.language);
  if (!cassette) return 'nothing was recorded';
  const before = await evaluation.replay(step, cassette);
  if (!isStale(before)) return 'it is fresh';
  if (before.draft !== cassette.outcome) return `the draft is no longer ${cassette.outcome}: ${before.fault ?? ''}`;
  const lost = cassette.refers.filter((id) => !before.refers.includes(id));
  if (lost.length > 0) return `the draft refers no longer to ${lost.join(', ')}`;
  const adopted = [...(cassette.adopted ?? []), { on: day, changed: before.changed }];
  shelf.keep(step.toolset, step.language, { ...cassette, exchanges: await exchangesNow(step, cassette), adopted });
  return null;
}
