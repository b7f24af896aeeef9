import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { LanguageModel, ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';

/** Thrown where somebody has to write an answer first. */
export class AnswerAwaitedError extends Error {}

/**
 * A model whose answers somebody writes: each request is printed into a folder (`persona.tr.1.request.txt`), and the
 * answer is read from the file beside it (`persona.tr.1.answer.json`).
 */
export class HandWrittenModel implements LanguageModel {
  readonly name: string;
  readonly #place: string;
  #asked = 0;

  /** @param about what the files of this model are called by */
  constructor({ folder, writer, about }: { folder: string; writer: string; about: string }) {
    this.name = writer;
    this.#place = path.join(folder, about);
    mkdirSync(folder, { recursive: true });
  }

  async *stream(request: ModelRequest): AsyncGenerator<ModelChunk> {
    this.#asked += 1;
    const [asked, answered] = ['request.txt', 'answer.json'].map((end) => `${this.#place}.${this.#asked}.${end}`);
    const text = printRequest(request);
    const printed = existsSync(asked!) ? readFileSync(asked!, 'utf8') : null;
    if (!existsSync(answered!)) {
      writeFileSync(asked!, text);
      throw new AnswerAwaitedError(`read ${asked} and write ${answered}`);
    }
    if (printed !== null && printed !== text)
      throw new AnswerAwaitedError(`${answered} answers an earlier request; if it still holds, remove ${asked}`);
    yield { type: 'text', text: readFileSync(answered!, 'utf8') };
    yield { type: 'finish', reason: 'stop' };
  }
}

/** A request as somebody reads it. */
export function printRequest({ messages, schema }: Pick<ModelRequest, 'messages' | 'schema'>): string {
  const turns = messages.map(({ role, content }) => `===== ${role} =====\n\n${content}\n`);
  return [...turns, `===== schema of the answer =====\n\n${JSON.stringify(schema)}\n`].join('\n');
}
