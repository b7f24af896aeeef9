import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import { toStrictAnswer } from '#engine/generation/toStrictAnswer.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import type { Language } from '#engine/languages/languages.ts';
import { parsePointer } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';

/**
 * A language model for tests that takes so many tokens: it throws at a request that leaves its answer no room there,
 * and stops an answer that becomes longer than asked for. It writes a given document, of long lists as many items as
 * it is asked for, and those next time that it has not written yet.
 */
export class ModelOfContext implements LanguageModel {
  readonly name = 'small';
  readonly requests: ModelRequest[] = [];
  readonly #context: number;
  readonly #document: ToolsetDocument;
  readonly #language: Language;
  readonly #told = new Map<string, number>();

  constructor(context: number, document: ToolsetDocument, language: Language) {
    this.#context = context;
    this.#document = document;
    this.#language = language;
  }

  async room(): Promise<ModelRoom> {
    return { context: this.#context };
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    this.requests.push(request);
    const asked = this.#tokensOf(request);
    if (asked + request.maxOutputTokens > this.#context)
      throw new Error(`${asked} + ${request.maxOutputTokens} tokens were sent to a model of ${this.#context}.`);
    const text = JSON.stringify(this.#answer(request.schema));
    const most = Math.floor((text.length * request.maxOutputTokens) / countTokens(text.length, this.#language));
    await Promise.resolve();
    yield { type: 'text', text: text.slice(0, most) };
    yield { type: 'finish', reason: most < text.length ? 'length' : 'stop' };
  }

  #tokensOf({ messages, schema }: ModelRequest): number {
    const ofMessages = messages.map(({ role, content }) =>
      countTokens(content.length, role === 'system' ? 'en' : this.#language),
    );
    return ofMessages.reduce((sum, tokens) => sum + tokens, countTokens(JSON.stringify(schema).length, 'en'));
  }

  #answer(schema: StrictSchema): unknown {
    const names = Object.keys(schema.properties ?? {});
    return toStrictAnswer(
      Object.fromEntries(names.map((name) => [name, this.#next(name, schema.properties?.[name]?.maxItems)])),
      schema,
    );
  }

  #next(name: string, most = Infinity): unknown {
    const value = this.#document[parsePointer(`/${name}`)[0]!];
    if (!Array.isArray(value) || value.length <= most) return value;
    const from = this.#told.get(name) ?? 0;
    this.#told.set(name, from + most);
    return value.slice(from, from + most);
  }
}
