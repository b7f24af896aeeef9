interface Entry<Value> {
  value: Value;
  /** Characters of the contents that it was made from; what is kept of them grows with these. */
  weight: number;
}

interface Most {
  /** In characters of JSON, all projects together. */
  weight: number;
  entries: number;
}

/**
 * What has been computed of projects' contents, by what these are: computed once for each content, and not at each
 * call. What was not asked for the longest goes first. One for each server.
 */
export class ContentCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #most: Most;
  #weight = 0;

  constructor(most: Most) {
    this.#most = most;
  }

  find(contents: string): Value | undefined {
    const entry = this.#entries.get(contents);
    // The last one in a map is the youngest.
    if (entry && this.#entries.delete(contents)) this.#entries.set(contents, entry);
    return entry?.value;
  }

  /** What `make` computes, unless somebody else has computed it meanwhile. */
  keep(contents: string, weight: number, make: () => Value): Value {
    const known = this.find(contents);
    if (known !== undefined) return known;
    const value = make();
    this.#entries.set(contents, { value, weight });
    this.#weight += weight;
    for (const [oldest, entry] of this.#entries) {
      const isFull = this.#weight > this.#most.weight || this.#entries.size > this.#most.entries;
      if (this.#entries.size <= 1 || !isFull) break;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
    return value;
  }
}
