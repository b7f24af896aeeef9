/**
 * A JSON document as the database keeps it, not parsed. A long document that only passes through, as when a toolset is
 * opened, goes out as it came in: to decode, parse, stringify and encode 20 kB takes longer than the whole rest of a read.
 */
export class StoredJson {
  readonly #source: string | Buffer;

  /** @param source valid JSON, as text or as UTF-8 */
  constructor(source: string | Buffer) {
    this.#source = source;
  }

  get bytes(): Buffer {
    return typeof this.#source === 'string' ? Buffer.from(this.#source) : this.#source;
  }

  get text(): string {
    return this.#source.toString();
  }

  parse<T>(): T {
    return JSON.parse(this.text) as T;
  }
}
