/** In milliseconds. */
const pause = 1500;
const longest = 20_000;

/** Tells when somebody who types rests, and every now and then if they do not. */
export class TypingPauses {
  readonly #onPause: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = 0;
  #first = 0;

  constructor(onPause: () => void) {
    this.#onPause = onPause;
  }

  note(): void {
    this.#last = performance.now();
    if (this.#timer !== undefined) return;
    this.#first = this.#last;
    this.#timer = setTimeout(this.#look, pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  // Reschedules itself, which is cheaper than a new timer for each letter.
  #look = (): void => {
    const rest = Math.min(this.#last + pause, this.#first + longest) - performance.now();
    if (rest > 5) {
      this.#timer = setTimeout(this.#look, rest);
      return;
    }
    this.stop();
    this.#onPause();
  };
}
