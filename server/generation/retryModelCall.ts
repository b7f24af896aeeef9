import { setTimeout as sleep } from 'node:timers/promises';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

/** How often a call is made at most, and how long is waited between, in milliseconds. */
export interface RetryPolicy {
  attempts: number;
  firstDelay: number;
  longestDelay: number;
}

/**
 * Calls again where the upstream's fault may pass by itself: a rate limit (after as long as it asks for), a fault of its own,
 * a cut stream. A timeout is tried once more only. An upstream that asks for a longer wait than is bearable is not tried again.
 */
export async function retryModelCall<T>(call: () => Promise<T>, signal: AbortSignal, policy: RetryPolicy): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof LanguageModelError) || !error.retryable) throw error;
      const attempts = error.code === 'model-timeout' ? 2 : policy.attempts;
      const delay = error.facts.retryAfter ?? policy.firstDelay * 2 ** (attempt - 1);
      if (attempt >= attempts || delay > policy.longestDelay) throw error;
      await sleep(delay, undefined, { signal });
    }
  }
}
