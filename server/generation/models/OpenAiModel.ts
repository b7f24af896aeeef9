import OpenAI, { APIError } from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';

import type { FinishReason, LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import type { Config } from '#server/config.ts';

import { boundedFetch } from './boundedFetch.ts';
import { fetchWithVersion } from './fetchWithVersion.ts';
import type { ModelPatience } from './ModelPatience.ts';
import { learnRoom } from './room/learnRoom.ts';
import { toModelError } from './toModelError.ts';
import { Watchdog } from './Watchdog.ts';

/** Kinds of `response_format` that a server may support, best first. */
type OutputMode = 'json_schema' | 'json_object';

// As long as a batch does not ask before each draft, and a model that was given more room is soon known to have it.
const roomLasts = 60_000; // milliseconds

// Statuses with which servers reject an unsupported `response_format`.
const refusals = [400, 415, 422, 501];

/** A client for every server that speaks OpenAI's chat completions: OpenAI itself, Ollama, vLLM, a gateway. */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #client: OpenAI;
  readonly #isOpenAi: boolean;
  readonly #patience: ModelPatience;
  readonly #config: NonNullable<Config['model']>;
  #room: { told: ModelRoom | null; until: number } | null = null;
  /** The supported output mode, found with the first answer and remembered in this process. */
  #mode: OutputMode | null = null;

  constructor(config: NonNullable<Config['model']>, patience: ModelPatience) {
    this.name = config.name;
    this.#isOpenAi = config.baseUrl === null || new URL(config.baseUrl).hostname === 'api.openai.com';
    this.#patience = patience;
    this.#config = config;
    // Local servers need no key, but the client requires one. Retries are the caller's, so that the person sees them.
    this.#client = new OpenAI({
      apiKey: config.apiKey ?? 'none',
      ...(config.baseUrl === null
        ? { fetch: boundedFetch }
        : { baseURL: config.baseUrl, fetch: fetchWithVersion(config.baseUrl) }),
      maxRetries: 0,
      timeout: patience.total,
    });
  }

  /** What OPENAI_CONTEXT says, else what the server tells. */
  async room(signal: AbortSignal): Promise<ModelRoom | null> {
    const { context, baseUrl, name, apiKey } = this.#config;
    if (context !== null) return { context };
    if (baseUrl === null || this.#isOpenAi) return null;
    if (!this.#room || this.#room.until < Date.now()) {
      const told = await learnRoom({ baseUrl, name, apiKey }, signal);
      this.#room = { told, until: Date.now() + roomLasts };
    }
    return this.#room.told;
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
      // The client ends its loop without an error when the signal aborts in the middle of a stream.
      watchdog.signal.throwIfAborted();
    } catch (error) {
      watchdog.signal.throwIfAborted();
      throw toModelError(error);
    } finally {
      watchdog.stop();
    }
  }

  /**
   * Opens the stream with a strict schema. When the server rejects that, it is asked once more for plain JSON with the
   * schema in the prompt; if that works, plain JSON is used from then on. A server that has followed a schema before
   * may still reject a particular one, and is asked with a schema again next time.
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
