/** Runs so many tasks at once, the others in their turn. */
export class Lanes {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  async run<Value>(task: () => Promise<Value>): Promise<Value> {
    if (this.#free === 0) await new Promise<void>((begin) => this.#waiting.push(begin));
    else this.#free -= 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
