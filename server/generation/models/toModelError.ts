import { APIConnectionError, APIConnectionTimeoutError } from 'openai';

import {
  LanguageModelError,
  type LanguageModelFacts,
  type LanguageModelFault,
} from '#engine/errors/LanguageModelError.ts';

import type { Refusal } from './upstream/Refusal.ts';
import { refusalOf } from './upstream/refusalOf.ts';
import { whatIsRefused } from './upstream/whatIsRefused.ts';

const faultOfStatus: Record<number, LanguageModelFault> = {
  401: 'model-unauthorized',
  402: 'model-quota-exceeded',
  403: 'model-unauthorized',
  404: 'model-misconfigured',
  405: 'model-misconfigured',
  408: 'model-timeout',
  409: 'model-unavailable',
  429: 'model-rate-limited',
};

// Codes and types that are more precise than the status; some services also send them within a stream.
const faultOfName: Record<string, LanguageModelFault> = {
  invalid_api_key: 'model-unauthorized',
  insufficient_quota: 'model-quota-exceeded',
  content_filter: 'model-refused',
  content_policy_violation: 'model-refused',
  model_not_found: 'model-unknown',
  deploymentnotfound: 'model-unknown',
  rate_limit_exceeded: 'model-rate-limited',
};

// No connection came about, so nobody is there or the address is wrong.
const nobodyThere = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'EAI_AGAIN'];

/** Translates what an upstream answered, or did not answer, into one of our reasons. */
export function toModelError(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (error instanceof APIConnectionTimeoutError) return fault('model-timeout', error);
  if (error instanceof APIConnectionError)
    return fault(nobodyThere.includes(systemCodeOf(error) ?? '') ? 'model-unreachable' : 'model-unavailable', error);
  const refusal = refusalOf(error);
  if (refusal) {
    const { status, context, needed } = refusal;
    return fault(faultOf(refusal), error, {
      ...(status !== null && { status }),
      retryAfter: retryAfter((error as { headers?: Headers }).headers),
      ...(context !== undefined && { context }),
      ...(needed !== undefined && { needed }),
    });
  }
  // A socket closed in the middle of a stream surfaces as a bare TypeError; malformed event data as a SyntaxError.
  if (error instanceof SyntaxError) return fault('model-malformed', error);
  return fault('model-cut-off', error);
}

/** Errors within a stream may have no status. Other 4xx are permanent: retrying does not help. */
function faultOf(refusal: Refusal): LanguageModelFault {
  const { status, names, param, words, context, needed } = refusal;
  const named = names.map((name) => faultOfName[name]).find((each) => each !== undefined);
  if (named) return named;
  const part = whatIsRefused(refusal);
  if (part === 'context' || (part === 'answer-limit' && words.includes('context')))
    return context !== undefined && needed !== undefined ? 'model-context-too-small' : 'model-context-exceeded';
  if (param === 'model' || (status === 404 && words.includes('model'))) return 'model-unknown';
  if (status === null) return 'model-cut-off';
  if (status < 400) return 'model-misconfigured'; // it leads elsewhere
  return faultOfStatus[status] ?? (status < 500 ? 'model-rejected' : 'model-unavailable');
}

/**
 * Without the upstream's own text and the error that carries it: both are logged, and may echo the key or the prompt.
 * Its code and the parameter it names are identifiers, by which an operator finds out what it did not take.
 */
function fault(code: LanguageModelFault, error: unknown, facts: LanguageModelFacts = {}) {
  const name = error instanceof Error ? error.constructor.name : typeof error;
  const refusal = refusalOf(error);
  const told = [...(refusal?.names ?? []), ...(refusal?.param ? [`param=${refusal.param}`] : [])];
  const identifiers = told.filter((each) => /^[a-z][a-z0-9_.=[\]]{0,60}$/.test(each));
  return new LanguageModelError(code, [name, systemCodeOf(error), ...identifiers].filter(Boolean).join(' '), facts);
}

/** Such as ECONNREFUSED, of whatever caused the error in the end. */
function systemCodeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[A-Z][A-Z0-9_]{2,60}$/.test(code)) return code;
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
