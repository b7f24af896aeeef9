import type { GenerationErrorKey } from '#engine/protocol/errorKeys.ts';

import { FilizError } from './FilizError.ts';

export type LanguageModelFault = Extract<GenerationErrorKey, `model-${string}`>;

/** Details an adapter may know about a failure. */
export interface LanguageModelFacts extends Record<string, unknown> {
  /** Milliseconds to wait before retrying, as requested by the upstream. */
  retryAfter?: number;
  status?: number;
  /** Tokens that a request needs, and those that the model takes. */
  needed?: number;
  context?: number;
  /** Tokens of the request that the model was given. */
  arrived?: number;
  /** Milliseconds for which an answer was waited for. */
  waited?: number;
  /** Whether the model's room is known now, so that a shorter request may be taken. */
  isLearned?: boolean;
}

const retryableFaults: readonly LanguageModelFault[] = [
  'model-rate-limited',
  'model-unavailable',
  'model-unreachable',
  'model-cut-off',
  'model-timeout',
];

/**
 * The model gave no usable answer. `code` is the reason; `retryable` tells whether the same call may succeed shortly
 * afterwards.
 */
export class LanguageModelError extends FilizError {
  readonly code: LanguageModelFault;
  declare readonly facts: Readonly<LanguageModelFacts>;

  constructor(code: LanguageModelFault, message: string, facts: LanguageModelFacts = {}, options?: ErrorOptions) {
    super(message, facts, options);
    this.code = code;
  }

  get retryable(): boolean {
    return retryableFaults.includes(this.code);
  }
}
