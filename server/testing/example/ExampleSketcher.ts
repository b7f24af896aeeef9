import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import type { SketchOrder } from '#server/generation/models/DraftWriter.ts';

const characters = 400; // in a chunk

/** Sketches for tests: what the examples of the sketched toolsets say of the few fields that are asked for. */
export class ExampleSketcher implements LanguageModel {
  readonly name = 'example';
  readonly #order: SketchOrder;

  constructor(order: SketchOrder) {
    this.#order = order;
  }

  async *stream({ schema, signal }: ModelRequest): AsyncGenerator<ModelChunk> {
    const { toolsets, language } = this.#order;
    const examples = Object.fromEntries(toolsets.map(({ manifest, examples }) => [manifest.id, examples[language]]));
    const text = JSON.stringify(toStrictAnswer(examples, schema));
    for (let at = 0; at < text.length; at += characters) {
      signal.throwIfAborted();
      await Promise.resolve();
      yield { type: 'text', text: text.slice(at, at + characters) };
    }
    yield { type: 'finish', reason: 'stop' };
  }
}
