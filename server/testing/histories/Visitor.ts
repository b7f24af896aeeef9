import { setTimeout as sleep } from 'node:timers/promises';

import type { Reply } from '#server/testing/createTestClient.ts';

import type { CallName, Calls, Outcome } from './History.ts';
import type { Recorder } from './Recorder.ts';

/** Where calls go, by server. */
export type Doors = readonly { url: string }[];

export interface Request {
  method: string;
  path: string;
  body?: unknown;
  key?: string;
}

/** How long a person waits for an answer while servers are disturbed, and when all is over, in milliseconds. */
const patience = 1200;
const longestPatience = 20_000;
const attempts = 4;

/** A person with a session, whose calls are written down. */
export class Visitor {
  readonly name: string;
  readonly id: string;
  readonly email: string;
  readonly #recorder: Recorder;
  readonly #doors: Doors;
  readonly #token: string;

  constructor(options: { name: string; id: string; email: string; token: string; doors: Doors; recorder: Recorder }) {
    this.name = options.name;
    this.id = options.id;
    this.email = options.email;
    this.#recorder = options.recorder;
    this.#doors = options.doors;
    this.#token = options.token;
  }

  /** Calls once, whatever comes of it. */
  async call<Name extends CallName>(
    about: { does: Name; asks: Calls[Name]['asks']; at: number },
    request: Request,
    tell: (reply: Reply) => Calls[Name]['told'],
  ): Promise<Outcome<Name>> {
    const { key } = request;
    return this.#recorder.call({ ...about, who: this.name, key }, async () => {
      const reply = await this.send(about.at, request, patience).catch((error: Error) => error);
      if (reply instanceof Error) return { outcome: 'unknown', why: String(reply.cause ?? reply) };
      const { status, body } = reply;
      // What was refused for a while, or failed, says nothing of what may yet come of it.
      if (status >= 500) return { outcome: 'unknown', why: String(status) };
      if (status < 300) return { outcome: 'acknowledged', told: tell(reply) };
      return { outcome: 'refused', status, key: String(body?.key), revision: body?.data?.revision };
    });
  }

  /** Calls again, at whichever server, as long as nobody knows what has become of it. */
  async insist<Name extends CallName>(
    about: { does: Name; asks: Calls[Name]['asks']; at: () => number },
    request: Request,
    tell: (reply: Reply) => Calls[Name]['told'],
  ): Promise<Outcome<Name>> {
    for (let attempt = 1; ; attempt += 1) {
      const result = await this.call({ ...about, at: about.at() }, request, tell);
      if (result.outcome !== 'unknown' || attempt === attempts) return result;
      await sleep(attempt * 150);
    }
  }

  async send(at: number, { method, path, body, key }: Request, longest = longestPatience): Promise<Reply> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.#doors[at]!.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(longest),
    });
    const { status, headers } = response;
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = headers.get('content-type')?.includes('json');
    return { status, headers, body: isJson && bytes.length > 0 ? JSON.parse(String(bytes)) : bytes };
  }
}
