import type { LanguageModel, ModelChunk, ModelRequest } from '../LanguageModel.ts';
import { toStrictAnswer } from '../toStrictAnswer.ts';
import { type ExampleContext, exampleAnswer } from './exampleAnswer.ts';

/** Streaming speed: characters per chunk, milliseconds between chunks. */
export interface DraftingPace {
  characters: number;
  interval: number;
}

/** The language model used without a configured one: streams the toolset's example, adapted to the project. */
export class ExampleDrafter implements LanguageModel {
  readonly name = 'built-in';
  readonly isExample = true;
  readonly #context: ExampleContext;
  readonly #pace: DraftingPace;

  constructor(context: ExampleContext, pace: DraftingPace) {
    this.#context = context;
    this.#pace = pace;
  }

  async *stream({ schema, signal }: ModelRequest): AsyncGenerator<ModelChunk> {
    const text = JSON.stringify(toStrictAnswer(exampleAnswer(this.#context), schema));
    for (let start = 0; start < text.length; start += this.#pace.characters) {
      signal.throwIfAborted();
      yield { type: 'text', text: text.slice(start, start + this.#pace.characters) };
      if (this.#pace.interval > 0) await new Promise((resolve) => setTimeout(resolve, this.#pace.interval));
    }
    yield { type: 'finish', reason: 'stop' };
  }
}
