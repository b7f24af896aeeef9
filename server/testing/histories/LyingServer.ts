import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { LocalServer } from '#server/testing/LocalServer.ts';

interface Passing {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** What it answers by itself, where it does not pass a call on as it is. */
export type Lie = (
  call: Passing,
  passOn: (call: Passing) => Promise<Response>,
) => Promise<{ status: number; body?: unknown } | null>;

/** Stands before a server, and is dishonest now and then: it shows what a server with a fault would do. */
export class LyingServer extends LocalServer {
  readonly #behind: string;
  readonly #lie: Lie;

  constructor(behind: string, lie: Lie) {
    super();
    this.#behind = behind;
    this.#lie = lie;
  }

  protected async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { authorization = '', 'content-type': type, 'idempotency-key': key } = request.headers;
    const headers = {
      authorization,
      ...(type && { 'content-type': type }),
      ...(key && { 'idempotency-key': String(key) }),
    };
    const call = { method: request.method!, path: request.url!, headers, body: await buffer(request) };
    const lie = await this.#lie(call, (passed) => this.#passOn(passed));
    if (lie) {
      response.writeHead(lie.status, { 'content-type': 'application/json' });
      return void response.end(lie.body === undefined ? '' : JSON.stringify(lie.body));
    }
    const answer = await this.#passOn(call);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  #passOn({ method, path, headers, body }: Passing): Promise<Response> {
    return fetch(this.#behind + path, { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) });
  }
}
