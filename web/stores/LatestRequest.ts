/**
 * Tells the answer to the latest question from answers to earlier ones that come late: the signals of those are
 * aborted.
 */
export class LatestRequest {
  #current: AbortController | undefined;

  /**
   * Begins a request and calls off the one before.
   * @returns a signal to pass on, and to ask before an answer is used.
   */
  begin(): AbortSignal {
    this.cancel();
    this.#current = new AbortController();
    return this.#current.signal;
  }

  cancel(): void {
    this.#current?.abort();
  }
}
