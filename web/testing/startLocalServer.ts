import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

export interface Received {
  /** Method and path, such as "POST /api/user/email". */
  call: string;
  /** What follows the path, such as "?limit=2". */
  query: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
type Answering = Answer | ((received: Received, response: ServerResponse) => Answer | Promise<Answer> | 'own');

export interface LocalServer {
  received: Received[];
  /** Sets the answer of a call; calls without one get 404. "own": the handler writes the response itself. */
  on(call: string, answer: Answering): void;
  /** The bodies received by a call. */
  sentTo(call: string): unknown[];
}

/** A real HTTP server for component tests, to which the app's requests are redirected. */
export function startLocalServer(): LocalServer {
  const answers = new Map<string, Answering>();
  const received: Received[] = [];
  let current = { isOver: false };
  const server = createServer((request, response) => void reply(request, response));

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search: query } = new URL(request.url ?? '/', 'http://localhost');
    const call = `${request.method} ${pathname}`;
    const body = await buffer(request).catch(() => null);
    if (!body) return; // the client has aborted the request
    const one: Received = { call, query, headers: request.headers, body: body.toString('latin1') };
    received.push(one);
    const answering = answers.get(call) ?? { status: 404, body: { key: 'not-found' } };
    const answer = typeof answering === 'function' ? await answering(one, response) : answering;
    if (answer === 'own') return;
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  }

  beforeAll(() => new Promise<void>((done) => server.listen(0, done)));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    answers.clear();
    received.length = 0;
    const send = globalThis.fetch;
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const test = { isOver: false };
    current = test;
    // An answer that comes once its test is over reaches nobody: the stores it would change are those of the next.
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      const response = await send(origin + path, init);
      return test.isOver ? new Promise<Response>(() => {}) : response;
    });
  });
  afterEach(() => {
    current.isOver = true;
    vi.unstubAllGlobals();
  });

  return {
    received,
    on: (call, answer) => void answers.set(call, answer),
    sentTo: (wanted) =>
      received.filter(({ call }) => call === wanted).map(({ body }) => (body ? (JSON.parse(body) as unknown) : null)),
  };
}
