import { promisify } from 'node:util';
import { brotliCompress, type BrotliOptions } from 'node:zlib';

import { encodeAnswer } from './encodeAnswer.ts';

const compress = promisify(brotliCompress);

/** An answer that many calls get: encoded, and compressed, once, when the first of them asks for that. */
export class EncodedAnswer {
  readonly #data: unknown;
  #json: Buffer | null = null;
  #compressed: Promise<Buffer> | null = null;

  constructor(data: unknown) {
    this.#data = data;
  }

  get json(): Buffer {
    return (this.#json ??= Buffer.from(encodeAnswer(this.#data)));
  }

  compressed(options: BrotliOptions): Promise<Buffer> {
    return (this.#compressed ??= compress(this.json, options));
  }
}
