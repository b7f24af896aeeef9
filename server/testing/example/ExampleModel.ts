import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';

import { type ExampleContext, exampleAnswer } from './exampleAnswer.ts';

// Pieces as a model's answer comes in.
const characters = 4000;

/** A language model for tests, which answers with the toolset's example, adapted to the project. */
export class ExampleModel implements LanguageModel {
  readonly name = 'example';
  readonly #context: ExampleContext;

  constructor(context: ExampleContext) {
    this.#context = context;
  }

  async *stream({ schema, signal }: ModelRequest): AsyncGenerator<ModelChunk> {
    const text = JSON.stringify(toStrictAnswer(exampleAnswer(this.#context), schema));
    for (let start = 0; start < text.length; start += characters) {
      signal.throwIfAborted();
      yield { type: 'text', text: text.slice(start, start + characters) };
    }
    yield { type: 'finish', reason: 'stop' };
  }
}
