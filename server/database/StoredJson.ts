/**
 * A JSON document as stored, not parsed. Large documents that are only passed through, as when a toolset is opened, are
 * sent unchanged: parsing and serialising 20 kB takes longer than all the rest of a read.
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
