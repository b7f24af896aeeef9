/**
 * A JSON document as stored, not parsed. Large documents that are only passed through, as when a toolset is opened, are
 * sent unchanged: parsing and serialising 20 kB takes longer than all the rest of a read.
 */
export class StoredJson {
  readonly #source: string | Buffer;
  #bytes: Buffer | null;

  /** @param source valid JSON, as text or as UTF-8 */
  constructor(source: string | Buffer) {
    this.#source = source;
    this.#bytes = typeof source === 'string' ? null : source;
  }

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.#source));
  }

  get text(): string {
    return this.#source.toString();
  }

  /** Whether both are the same text; equal documents can differ in it, by the order of keys. */
  equals(other: StoredJson): boolean {
    return this.bytes.equals(other.bytes);
  }

  parse<T>(): T {
    return JSON.parse(this.text) as T;
  }
}
