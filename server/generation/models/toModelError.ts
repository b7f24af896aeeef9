import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

import { LanguageModelError, type LanguageModelFault } from '#engine/errors/LanguageModelError.ts';

const faultOfStatus: Record<number, LanguageModelFault> = {
  400: 'model-misconfigured',
  401: 'model-unauthorized',
  403: 'model-unauthorized',
  404: 'model-misconfigured',
  408: 'model-timeout',
  422: 'model-misconfigured',
  429: 'model-rate-limited',
};

/** Tells the faults of an upstream apart, by type and status, never by their text. */
export function toModelError(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (error instanceof APIConnectionTimeoutError) return fault('model-timeout', error);
  if (error instanceof APIConnectionError) return fault('model-unavailable', error);
  if (error instanceof APIError) {
    const { status, code } = error as APIError<number | undefined>;
    // Out of credit answers 429 as well, but waiting does not help.
    if (status === 429 && code === 'insufficient_quota') return fault('model-unauthorized', error, { status });
    const key = status === undefined ? 'model-cut-off' : (faultOfStatus[status] ?? 'model-unavailable');
    return fault(key, error, { status, retryAfter: retryAfter(error.headers) });
  }
  // A socket that closes in the middle of a stream surfaces as a bare TypeError; broken event data as a SyntaxError.
  if (error instanceof SyntaxError) return fault('model-malformed', error);
  return fault('model-cut-off', error);
}

function fault(code: LanguageModelFault, cause: unknown, facts: { status?: number; retryAfter?: number } = {}) {
  return new LanguageModelError(code, cause instanceof Error ? cause.message : String(cause), facts, { cause });
}

/** Milliseconds that a Retry-After header asks for, in seconds or as a date. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
