import { setTimeout as sleep } from 'node:timers/promises';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

/** Maximum number of calls, and delays between them in milliseconds. */
export interface RetryPolicy {
  attempts: number;
  firstDelay: number;
  longestDelay: number;
}

// Whoever was waited for so long is at work, and would begin anew.
const longWait = 120_000; // milliseconds

/**
 * Retries transient upstream errors with backoff: rate limits (after their Retry-After), server errors, cut streams. A
 * timeout is retried once, unless it was long. There is no retry when Retry-After exceeds the maximum wait.
 */
export async function retryModelCall<T>(call: () => Promise<T>, signal: AbortSignal, policy: RetryPolicy): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      if (!error.retryable || (error.facts.waited ?? 0) > longWait) throw error;
      const attempts = error.code === 'model-timeout' ? 2 : policy.attempts;
      const delay = error.facts.retryAfter ?? policy.firstDelay * 2 ** (attempt - 1);
      if (attempt >= attempts || delay > policy.longestDelay) throw error;
      await sleep(delay, undefined, { signal });
    }
  }
}
