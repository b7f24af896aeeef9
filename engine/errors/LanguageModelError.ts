import type { GenerationErrorKey } from '#engine/protocol/errorKeys.ts';

import { FilizError } from './FilizError.ts';

export type LanguageModelFault = Extract<GenerationErrorKey, `model-${string}`>;

/** What an adapter may know besides the kind of fault. */
export interface LanguageModelFacts extends Record<string, unknown> {
  /** Milliseconds after which the upstream asks to be tried again. */
  retryAfter?: number;
  status?: number;
}

/**
 * The model did not give an answer that can be used. `code` tells why; `retryable` whether the same call may succeed
 * a little later without a person doing anything.
 */
export class LanguageModelError extends FilizError {
  readonly code: LanguageModelFault;
  declare readonly facts: Readonly<LanguageModelFacts>;

  constructor(code: LanguageModelFault, message: string, facts: LanguageModelFacts = {}, options?: ErrorOptions) {
    super(message, facts, options);
    this.code = code;
  }

  get retryable(): boolean {
    return ['model-rate-limited', 'model-unavailable', 'model-cut-off', 'model-timeout'].includes(this.code);
  }
}
