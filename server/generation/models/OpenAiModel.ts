import OpenAI, { APIError } from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';

import type { FinishReason, LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';

import type { Config } from '../../config.ts';
import type { ModelPatience } from './ModelPatience.ts';
import { toModelError } from './toModelError.ts';
import { Watchdog } from './Watchdog.ts';

/** What a server may know of `response_format`, the best first. */
type OutputMode = 'json_schema' | 'json_object';

// How servers say that they do not know a kind of request.
const refusals = [400, 415, 422, 501];

/** Any server that speaks OpenAI's chat completions: OpenAI itself, Ollama, vLLM, a gateway. */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly isExample = false;
  readonly #client: OpenAI;
  readonly #isOpenAi: boolean;
  readonly #patience: ModelPatience;
  /** Found out with the first answer and kept for as long as this process runs. */
  #mode: OutputMode | null = null;

  constructor(config: NonNullable<Config['model']>, patience: ModelPatience) {
    this.name = config.name;
    this.#isOpenAi = config.baseUrl === null || new URL(config.baseUrl).hostname === 'api.openai.com';
    this.#patience = patience;
    // A local server needs no key, but the client insists on one. Retries are the caller's, who can show them.
    this.#client = new OpenAI({
      apiKey: config.apiKey ?? 'none',
      ...(config.baseUrl === null ? {} : { baseURL: config.baseUrl }),
      maxRetries: 0,
      timeout: patience.total,
    });
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    const watchdog = new Watchdog(request.signal, this.#patience);
    try {
      for await (const chunk of await this.#open(request, watchdog.signal)) {
        watchdog.hear();
        const choice = chunk.choices?.[0]; // some services send a chunk without any
        if (choice?.delta?.content) yield { type: 'text', text: choice.delta.content };
        const reason = finishReason(choice);
        if (reason) {
          yield { type: 'finish', reason };
          return;
        }
      }
      // The client ends its loop without a word when the signal fires in the middle of an answer.
      watchdog.signal.throwIfAborted();
    } catch (error) {
      watchdog.signal.throwIfAborted();
      throw toModelError(error);
    } finally {
      watchdog.stop();
    }
  }

  /**
   * Opens the stream with a strict schema. A server that refuses such a request outright is asked once more for plain JSON
   * with the schema in the prompt; when that works, it is how this server is asked from then on. One that has followed a
   * schema before may still refuse a particular one, and is asked with schemas again the next time.
   */
  async #open(request: ModelRequest, signal: AbortSignal): Promise<AsyncIterable<ChatCompletionChunk>> {
    if (this.#mode === 'json_object') return this.#create(request, signal, 'json_object');
    try {
      const stream = await this.#create(request, signal, 'json_schema');
      this.#mode = 'json_schema';
      return stream;
    } catch (error) {
      if (!(error instanceof APIError) || !refusals.includes(error.status ?? 0)) throw error;
      const stream = await this.#create(request, signal, 'json_object');
      this.#mode ??= 'json_object';
      return stream;
    }
  }

  #create(request: ModelRequest, signal: AbortSignal, mode: OutputMode) {
    const messages = request.messages.map(({ role, content }) => ({ role, content }));
    if (mode === 'json_object') {
      messages.push({
        role: 'system',
        content: `Answer in JSON in this JSON Schema:\n${JSON.stringify(request.schema)}`,
      });
    }
    const body: ChatCompletionCreateParamsStreaming = {
      model: this.name,
      messages,
      stream: true,
      ...(this.#isOpenAi
        ? { max_completion_tokens: request.maxOutputTokens }
        : { max_tokens: request.maxOutputTokens }),
      response_format:
        mode === 'json_object'
          ? { type: 'json_object' }
          : { type: 'json_schema', json_schema: { name: request.schemaName, strict: true, schema: request.schema } },
    };
    return this.#client.chat.completions.create(body, { signal });
  }
}

function finishReason(choice: ChatCompletionChunk.Choice | undefined): FinishReason | null {
  if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter') return 'refused';
  if (!choice?.finish_reason) return null;
  return choice.finish_reason === 'length' ? 'length' : 'stop';
}
