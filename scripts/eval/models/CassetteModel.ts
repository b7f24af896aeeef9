import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';

import type { Cassette } from '../cassettes/Cassette.ts';
import { changedParts, type RequestPart, requestMarks } from '../cassettes/requestMarks.ts';
import { evalContext, type EvalStep } from '../EvalStep.ts';

/** Thrown where a model is asked more often than it has answers. */
export class NothingRecordedError extends Error {}

/** Answers with what was recorded for a request; where none is the same, with the next answer there is. */
export class CassetteModel implements LanguageModel {
  readonly name: string;
  readonly requests: ModelRequest[] = [];
  /** The parts of the requests that are no longer as they were. */
  readonly changed = new Set<RequestPart>();
  readonly #cassette: Cassette | null;
  readonly #step: Pick<EvalStep, 'inNames'>;

  constructor(cassette: Cassette | null, step: Pick<EvalStep, 'inNames'>) {
    this.#step = step;
    this.name = cassette?.writer ?? 'nobody';
    this.#cassette = cassette;
  }

  room() {
    return Promise.resolve({ context: this.#cassette?.context ?? evalContext });
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    const marks = requestMarks(request);
    const exchanges = this.#cassette?.exchanges ?? [];
    const next = exchanges[this.requests.length];
    this.requests.push(request);
    const same = exchanges.find((each) => changedParts(each.request, marks).length === 0);
    const exchange = same ?? next;
    if (!exchange) throw new NothingRecordedError('No answer was recorded.');
    for (const part of changedParts(exchange.request, marks)) this.changed.add(part);
    const { answer } = exchange;
    yield { type: 'text', text: typeof answer === 'string' ? answer : JSON.stringify(this.#step.inNames(answer)) };
    yield { type: 'finish', reason: 'stop' };
  }
}
