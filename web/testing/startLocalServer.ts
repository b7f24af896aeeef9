import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';

export interface Received {
  /** Such as "POST /api/user/email". */
  call: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
type Answering = Answer | ((received: Received, response: ServerResponse) => Answer | Promise<Answer> | 'own');

export interface LocalServer {
  received: Received[];
  /** From here on; before, everything is answered with 404. "own": the handler writes the answer itself. */
  on(call: string, answer: Answering): void;
  /** The bodies that were sent in such a call. */
  sentTo(call: string): unknown[];
}

/** A real server beside the test, to which the addresses of the app lead: what is proven passes through HTTP. */
export function startLocalServer(): LocalServer {
  const answers = new Map<string, Answering>();
  const received: Received[] = [];
  const server = createServer((request, response) => void reply(request, response));

  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${new URL(request.url ?? '/', 'http://localhost').pathname}`;
    const body = await buffer(request).catch(() => null);
    if (!body) return; // whoever sent it has called it off
    const one: Received = { call, headers: request.headers, body: body.toString('latin1') };
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
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => send(origin + path, init));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  return {
    received,
    on: (call, answer) => void answers.set(call, answer),
    sentTo: (wanted) =>
      received.filter(({ call }) => call === wanted).map(({ body }) => (body ? (JSON.parse(body) as unknown) : null)),
  };
}
