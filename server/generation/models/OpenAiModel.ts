import OpenAI from 'openai';

import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import { parsePartialJson } from '#engine/generation/parsePartialJson.ts';
import { countTokens } from '#engine/languages/countTokens.ts';
import { fallbackLanguage } from '#engine/languages/languages.ts';
import type { Config } from '#server/config.ts';

import { boundedFetch } from './boundedFetch.ts';
import { fetchWithVersion } from './fetchWithVersion.ts';
import { ModelPace } from './ModelPace.ts';
import type { ModelPatience } from './ModelPatience.ts';
import { KnownRoom } from './room/KnownRoom.ts';
import { toModelError } from './toModelError.ts';
import { arrivedTokens } from './upstream/arrivedTokens.ts';
import { finishReason } from './upstream/finishReason.ts';
import { nextForm } from './upstream/nextForm.ts';
import { readChunks } from './upstream/readChunks.ts';
import { refusalOf } from './upstream/refusalOf.ts';
import { firstForm, requestBody, type RequestForm } from './upstream/RequestForm.ts';
import { wholeRefusals } from './upstream/wholeRefusals.ts';
import { Watchdog } from './Watchdog.ts';

// Behind the end of an answer, for what the server may still tell.
const patienceForUsage = 2000; // milliseconds

/** A client for every server that speaks OpenAI's chat completions: OpenAI itself, Ollama, vLLM, a gateway. */
export class OpenAiModel implements LanguageModel {
  readonly name: string;
  readonly #client: OpenAI;
  readonly #pace: ModelPace;
  readonly #room: KnownRoom;
  /** What the server has taken, remembered in this process. */
  #form: RequestForm = firstForm;
  #followsSchemas = false;

  constructor(config: NonNullable<Config['model']>, patience: ModelPatience) {
    this.name = config.name;
    this.#pace = new ModelPace(patience);
    this.#room = new KnownRoom(config);
    // Local servers need no key, but the client requires one. Retries are the caller's, so that the person sees them.
    const { baseUrl } = config;
    this.#client = new OpenAI({
      apiKey: config.apiKey ?? 'none',
      ...(baseUrl === null
        ? { fetch: wholeRefusals(boundedFetch) }
        : { baseURL: baseUrl, fetch: wholeRefusals(fetchWithVersion(baseUrl)) }),
      maxRetries: 0,
      timeout: 2 ** 31 - 1, // the watchdog's
    });
  }

  async room(signal: AbortSignal): Promise<ModelRoom | null> {
    const room = await this.#room.find(signal);
    const { mostAnswer } = this.#form;
    return room && mostAnswer !== null ? { ...room, answer: Math.min(mostAnswer, room.answer ?? mostAnswer) } : room;
  }

  /**
   * Asks for a strict schema first. What the server does not take of a request is put another way or left out, as long
   * as it has not begun to answer; a request that is too long is not sent again.
   */
  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    const { signal, promptTokens, maxOutputTokens } = request;
    const watchdog = new Watchdog(signal, this.#pace.limits({ promptTokens, answerTokens: maxOutputTokens }));
    let form = this.#form;
    try {
      for (;;) {
        let hasBegun = false;
        try {
          for await (const chunk of this.#read(request, form, watchdog)) {
            hasBegun = true;
            yield chunk;
          }
          return;
        } catch (error) {
          watchdog.signal.throwIfAborted();
          const refusal = hasBegun ? null : refusalOf(error);
          const next = refusal && nextForm(form, refusal);
          if (!next) throw this.#room.learn(toModelError(error), promptTokens);
          form = next;
        }
      }
    } finally {
      watchdog.stop();
    }
  }

  async *#read(request: ModelRequest, form: RequestForm, watchdog: Watchdog): AsyncGenerator<ModelChunk> {
    const { signal } = watchdog;
    const begin = performance.now();
    let wordsFrom = 0;
    let text = '';
    let promptTokens: number | undefined;
    let reason: ReturnType<typeof finishReason> = null;
    const answer = await this.#client.chat.completions
      .create(requestBody(this.name, request, form), { signal })
      .asResponse();
    try {
      for await (const chunk of readChunks(answer, () => watchdog.hear())) {
        if (chunk === null) {
          // Some end without a reason; what is whole is taken.
          if (!reason && parsePartialJson(text).state === 'complete') reason = 'stop';
          break;
        }
        const choice = chunk.choices?.[0]; // some services send a chunk without any
        if (choice?.delta) wordsFrom ||= performance.now();
        const words = choice?.delta?.content;
        promptTokens = arrivedTokens(chunk) ?? promptTokens;
        if (words) {
          text += words;
          this.#remember(form);
          yield { type: 'text', text: words };
        }
        reason ??= finishReason(choice);
        if (reason) watchdog.hear(patienceForUsage);
        if (reason && chunk.usage) break;
      }
    } catch (error) {
      request.signal.throwIfAborted();
      if (!reason) throw error; // else the answer had ended
    }
    request.signal.throwIfAborted();
    if (!reason) {
      signal.throwIfAborted();
      return;
    }
    const answerTokens = countTokens(text.length, fallbackLanguage);
    const writing = performance.now() - wordsFrom;
    this.#pace.learn({ promptTokens: request.promptTokens, reading: wordsFrom - begin, answerTokens, writing });
    if (promptTokens !== undefined) yield { type: 'usage', promptTokens };
    yield { type: 'finish', reason };
  }

  /** A server that has followed a schema before may reject a particular one, and is asked with the next again. */
  #remember(form: RequestForm): void {
    this.#followsSchemas ||= form.output === 'json_schema';
    this.#form = { ...form, left: null, ...(this.#followsSchemas && { output: 'json_schema' }) };
  }
}
