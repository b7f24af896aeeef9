/** Lets nobody go on before a number of them have come. */
export class Gathering {
  readonly #all = Promise.withResolvers<void>();
  #missing: number;

  constructor(count: number) {
    this.#missing = count;
  }

  come(): Promise<void> {
    this.#missing -= 1;
    if (this.#missing <= 0) this.#all.resolve();
    return this.#all.promise;
  }
}
