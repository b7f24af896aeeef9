import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';

const field = /"\[(p\d+)\] [^"]+":"([^"\\]{3,60})/g;

/** A second reader for tests: it sets the first texts of a project that it can point to against each other. */
export class ExampleReader implements LanguageModel {
  readonly name = 'example';

  async *stream({ messages, signal }: ModelRequest): AsyncGenerator<ModelChunk> {
    signal.throwIfAborted();
    await Promise.resolve();
    const told = messages.map(({ content }) => content).join('\n');
    const places = [...told.matchAll(field)].map(([, place, words]) => ({ place, words }));
    const findings = [0, 2].flatMap((first) => {
      const pair = places.slice(first, first + 2);
      return pair.length === 2 ? [{ question: `“${pair[0]!.words}” or “${pair[1]!.words}”?`, places: pair }] : [];
    });
    yield { type: 'text', text: JSON.stringify({ findings }) };
    yield { type: 'finish', reason: 'stop' };
  }
}
