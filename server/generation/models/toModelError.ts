import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';

import { LanguageModelError, type LanguageModelFault } from '#engine/errors/LanguageModelError.ts';

const faultOfStatus: Record<number, LanguageModelFault> = {
  401: 'model-unauthorized',
  402: 'model-quota-exceeded',
  403: 'model-unauthorized',
  408: 'model-timeout',
  409: 'model-unavailable',
  429: 'model-rate-limited',
};

// Codes that are more precise than the status; some services also send them within a stream.
const faultOfCode: Record<string, LanguageModelFault> = {
  insufficient_quota: 'model-quota-exceeded',
  content_filter: 'model-refused',
  content_policy_violation: 'model-refused',
  context_length_exceeded: 'model-context-exceeded',
  // llama.cpp's type of error; its code is the status.
  exceed_context_size_error: 'model-context-exceeded',
};

/** Classifies upstream errors by type and status, never by their text. */
export function toModelError(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (error instanceof APIConnectionTimeoutError) return fault('model-timeout', error);
  if (error instanceof APIConnectionError) return fault('model-unavailable', error);
  if (error instanceof APIError) {
    const { status, code, type } = error as APIError<number | undefined>;
    const key = faultOfCode[code ?? ''] ?? faultOfCode[type ?? ''] ?? faultOf(status);
    return fault(key, error, { status, retryAfter: retryAfter(error.headers) });
  }
  // A socket closed in the middle of a stream surfaces as a bare TypeError; malformed event data as a SyntaxError.
  if (error instanceof SyntaxError) return fault('model-malformed', error);
  return fault('model-cut-off', error);
}

/** Errors within a stream have no status. Other 4xx are permanent: retrying does not help. */
function faultOf(status: number | undefined): LanguageModelFault {
  if (status === undefined) return 'model-cut-off';
  return faultOfStatus[status] ?? (status < 500 ? 'model-misconfigured' : 'model-unavailable');
}

/**
 * Without the upstream's own text and the error that carries it: both are logged, and may echo the key or the prompt.
 */
function fault(code: LanguageModelFault, error: unknown, facts: { status?: number; retryAfter?: number } = {}) {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  return new LanguageModelError(code, [name, systemCodeOf(error)].filter(Boolean).join(' '), facts);
}

/** Such as ECONNREFUSED, of whatever caused the error in the end. */
function systemCodeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_[A-Z_]+)$/.test(code)) return code;
  return cause ? systemCodeOf(cause) : undefined;
}

/** The Retry-After header in milliseconds; its value is in seconds or a date. */
function retryAfter(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
