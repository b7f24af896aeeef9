import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { LanguageModel, ModelChunk } from '#engine/generation/LanguageModel.ts';

/** Takes so many tokens, and answers nothing: what is measured ends with the first request. */
export class AskedModel implements LanguageModel {
  readonly name = 'asked';
  readonly #context: number;
  /** Requests so far. */
  asked = 0;

  constructor(context: number) {
    this.#context = context;
  }

  room() {
    return Promise.resolve({ context: this.#context });
  }

  stream(): AsyncIterable<ModelChunk> {
    this.asked += 1;
    throw new LanguageModelError('model-refused', 'It is only asked.');
  }
}
