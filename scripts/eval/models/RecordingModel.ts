import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';

import type { Cassette } from '../cassettes/Cassette.ts';
import { requestMarks } from '../cassettes/requestMarks.ts';
import { evalContext, type EvalStep } from '../EvalStep.ts';

/** Passes every request on to another model, and notes what that says. */
export class RecordingModel implements LanguageModel {
  readonly name: string;
  readonly requests: ModelRequest[] = [];
  readonly exchanges: Cassette['exchanges'] = [];
  /** Tokens that the requests were made for. */
  context = evalContext;
  readonly #model: LanguageModel;
  readonly #step: Pick<EvalStep, 'inIds'>;

  constructor(model: LanguageModel, step: Pick<EvalStep, 'inIds'>) {
    this.#step = step;
    this.name = model.name;
    this.#model = model;
  }

  /** The same for every model, so that requests can be compared: no more than it takes, where it takes less. */
  async room(signal: AbortSignal) {
    const own = await this.#model.room?.(signal);
    this.context = Math.min(own?.context ?? evalContext, evalContext);
    return { ...own, context: this.context };
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    this.requests.push(request);
    let said = '';
    for await (const chunk of this.#model.stream(request)) {
      if (chunk.type === 'text') said += chunk.text;
      else this.exchanges.push({ request: requestMarks(request), answer: this.#asObject(said) });
      yield chunk;
    }
  }

  /** A bare object is easier to read in a file than its text, and holds when names change. */
  #asObject(said: string): Cassette['exchanges'][number]['answer'] {
    try {
      const value: unknown = JSON.parse(said);
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isObject ? this.#step.inIds(value as Record<string, unknown>) : said;
    } catch {
      return said;
    }
  }
}
