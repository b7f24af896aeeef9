/** Entries by size, the largest at hand: a binary heap. Of equal ones, the one that was put in first comes first. */
export class LargestFirst<T extends { size: number }> {
  readonly #entries: { value: T; turn: number }[] = [];
  #turns = 0;

  /** Takes an entry in; its size must not change while it is here. `turn` is what an earlier `take` told. */
  add(value: T, turn = this.#turns++): void {
    const entries = this.#entries;
    let at = entries.push({ value, turn }) - 1;
    while (at > 0 && this.#isBefore(at, (at - 1) >> 1)) at = this.#swap(at, (at - 1) >> 1);
  }

  /** The largest entry, which is here no more. */
  take(): { value: T; turn: number } | undefined {
    const entries = this.#entries;
    const last = entries.length - 1;
    if (last < 0) return undefined;
    this.#swap(0, last);
    const taken = entries.pop();
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const larger = right < last && this.#isBefore(right, left) ? right : left;
      if (larger >= last || !this.#isBefore(larger, at)) return taken;
      at = this.#swap(at, larger);
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#entries[one]!, this.#entries[other]!];
    return a.value.size > b.value.size || (a.value.size === b.value.size && a.turn < b.turn);
  }

  #swap(one: number, other: number): number {
    const entries = this.#entries;
    [entries[one], entries[other]] = [entries[other]!, entries[one]!];
    return other;
  }
}
