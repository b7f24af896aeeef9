import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { ModelRoom } from '#engine/generation/ModelRoom.ts';
import type { Config } from '#server/config.ts';

import { learnRoom } from './learnRoom.ts';

// As long as a batch does not ask before each draft, and a model that was given more room is soon known to have it.
const lasts = 60_000; // milliseconds
const leastContext = 256; // tokens

/**
 * What is known of how much a model takes: what OPENAI_CONTEXT says, else what its server tells and what it has
 * refused. Only the first draft waits for the server; later ones take what is known while it is asked anew.
 */
export class KnownRoom {
  readonly #config: NonNullable<Config['model']>;
  #asking: Promise<ModelRoom | null> | null = null;
  #askedAt = -Infinity;
  #told: ModelRoom | null | undefined = undefined;
  /** From a refusal: the server does not take more, whatever it tells. */
  #most: number | null = null;

  constructor(config: NonNullable<Config['model']>) {
    this.#config = config;
  }

  async find(signal: AbortSignal): Promise<ModelRoom | null> {
    const { context, baseUrl } = this.#config;
    if (context !== null) return { context };
    // OpenAI's own server does not tell.
    if (baseUrl !== null && Date.now() - this.#askedAt > lasts) this.#ask(baseUrl);
    const told =
      this.#told === undefined && this.#asking ? await orAborted(this.#asking, signal) : (this.#told ?? null);
    if (this.#most === null) return told;
    return { ...told, context: Math.min(told?.context ?? this.#most, this.#most) };
  }

  /** Learns from a refusal how much it takes; then a shorter request may be tried. */
  learn(error: LanguageModelError, promptTokens: number): LanguageModelError {
    const { needed, context } = error.facts;
    if (error.code !== 'model-context-too-small' || !context || this.#config.context !== null) return error;
    // Its tokens may be smaller than those that are counted here.
    const share = needed ? Math.min(1, promptTokens / needed) : 1;
    const most = Math.max(leastContext, Math.floor(context * share));
    if (this.#most !== null && most >= this.#most) return error;
    this.#most = most;
    return new LanguageModelError(error.code, error.message, { ...error.facts, isLearned: true });
  }

  #ask(baseUrl: string): void {
    this.#askedAt = Date.now();
    const { name, apiKey } = this.#config;
    this.#asking = learnRoom({ baseUrl, name, apiKey }).then((told) => {
      this.#told = told ?? this.#told ?? null;
      this.#asking = null;
      return this.#told;
    });
  }
}

async function orAborted<Value>(asked: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason as Error);
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([asked, promise]).finally(() => signal.removeEventListener('abort', leave));
}
