import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';

import type { CallLimits } from './ModelPace.ts';

/** Aborts with `model-timeout` after too long without a sign of life, or too long altogether. */
export class Watchdog {
  readonly signal: AbortSignal;
  readonly #limits: CallLimits;
  readonly #controller = new AbortController();
  readonly #total: NodeJS.Timeout;
  #silence: NodeJS.Timeout;

  constructor(outer: AbortSignal, limits: CallLimits) {
    this.#limits = limits;
    this.signal = AbortSignal.any([outer, this.#controller.signal]);
    this.#total = setTimeout(() => this.#bark(limits.total), limits.total);
    this.#silence = setTimeout(() => this.#bark(limits.first), limits.first);
  }

  /** @param within milliseconds, where less is to be waited for what may still come */
  hear(within = this.#limits.silence): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#bark(within), within);
  }

  stop(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#silence);
  }

  #bark(waited: number): void {
    const message = `The model did not answer in time: waited ${Math.round(waited / 1000)} s.`;
    this.#controller.abort(new LanguageModelError('model-timeout', message, { waited }));
  }
}
