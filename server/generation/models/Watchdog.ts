import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

import type { ModelPatience } from './ModelPatience.ts';

/** Aborts with `model-timeout` after too long without data, or too long altogether. */
export class Watchdog {
  readonly signal: AbortSignal;
  readonly #patience: ModelPatience;
  readonly #controller = new AbortController();
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout;

  constructor(outer: AbortSignal, patience: ModelPatience) {
    this.#patience = patience;
    this.signal = AbortSignal.any([outer, this.#controller.signal]);
    this.#total = setTimeout(() => this.#bark(), patience.total);
    this.#silence = setTimeout(() => this.#bark(), patience.silence);
  }

  hear(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#bark(), this.#patience.silence);
  }

  stop(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
  }

  #bark(): void {
    this.#controller.abort(new LanguageModelError('model-timeout', 'The model did not answer in time.'));
  }
}
