import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

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
export class LyingServer {
  readonly #server: Server;
  readonly #behind: string;
  readonly #lie: Lie;

  constructor(behind: string, lie: Lie) {
    this.#behind = behind;
    this.#lie = lie;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => void this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
