import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';

import Koa from 'koa';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startTestServer } from '#server/testing/startTestServer.ts';

import { boundAnswers } from './boundAnswers.ts';
import { BytesInFlight } from './BytesInFlight.ts';
import { handleErrors } from './handleErrors.ts';
import { listenHttp } from './listenHttp.ts';
import { readAddressList } from './readAddressList.ts';
import { readClientAddress } from './readClientAddress.ts';

// The server's ends of connections, which no client sees.
let accepted: Socket[] = [];
let clients: Socket[] = [];
let stops: (() => Promise<void>)[] = [];
const note = (message: unknown) => void accepted.push((message as { socket: Socket }).socket);
beforeEach(() => subscribe('net.server.socket', note));
afterEach(async () => {
  unsubscribe('net.server.socket', note);
  for (const client of clients) client.destroy();
  for (const stop of stops) await stop();
  [accepted, clients, stops] = [[], [], []];
});

const open = () => accepted.filter(({ destroyed }) => !destroyed).length;

/** A client that reads nothing until it is told to, and never closes by itself. */
async function hold(port: number, bytes: string, from = '127.0.0.1'): Promise<Socket> {
  const client = connect({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true });
  client.on('error', () => undefined);
  clients.push(client);
  client.pause();
  await once(client, 'connect');
  client.write(bytes);
  return client;
}

const get = (address: string, ...headers: string[]) =>
  `${[`GET ${address} HTTP/1.1`, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;

async function start(settings: Parameters<typeof startTestServer>[1] = {}, environment = {}) {
  const server = await startTestServer(environment, settings);
  stops.push(server.stop);
  return { server, port: Number(new URL(server.url).port) };
}

async function listen(handle: RequestListener, settings: Partial<Parameters<typeof listenHttp>[1]> = {}) {
  const http = await listenHttp(handle, { host: '127.0.0.1', port: 0, ...settings }, () => undefined);
  stops.push(http.close);
  return http;
}

describe('the connection of a client that neither reads nor closes', () => {
  it.each([
    ['nonsense', 'hello\r\n\r\n'],
    ['a request without a host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['an address that is none', get('http://[')],
    ['headers without an end', `GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}`],
    ['half of its headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\n'],
    ['half of its body', `${get('/api/auth/login', 'Content-Length: 50').replace('GET', 'POST')}{`],
    ['a request after which it would be closed', get('/healthz', 'Connection: close')],
    ['nothing at all', ''],
  ])('is let go after %s', async (_, bytes) => {
    const { port } = await start({ httpTimes: { headers: 300, request: 600 } });
    await hold(port, bytes);
    await expect.poll(() => accepted.length).toBe(1);
    await expect.poll(open).toBe(0);
  });
});

describe('an answer that nobody reads', () => {
  const large = Buffer.alloc(30_000_000, 'a');

  it('is given up', async () => {
    const { port } = await listen((_, response) => void response.end(large), { times: { sending: 100 } });
    const client = await hold(port, get('/'));
    await expect.poll(() => accepted.length).toBe(1);
    await expect.poll(open).toBe(0);
    expect(client.bytesRead).toBeLessThan(large.length);
  });

  it('is given up although the client goes on asking', async () => {
    const { port } = await listen((_, response) => void response.end(large), { times: { sending: 100 } });
    await hold(port, get('/').repeat(20));
    await expect.poll(() => accepted.length).toBe(1);
    await expect.poll(open).toBe(0);
  });

  it('arrives where it is only late', async () => {
    const { port } = await listen(
      // The time is over before there is anything to send.
      (_, response) => void response.once('timeout', () => response.end('late')),
      { times: { sending: 50 } },
    );
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('late');
  });

  /** Answers of 30 MB for whoever the header names. */
  async function listenBounded(most = { person: 50_000_000, network: 80_000_000 }) {
    const app = new Koa();
    const released: string[] = [];
    app.on('error', () => undefined);
    app.use(readClientAddress(readAddressList('')!));
    app.use(handleErrors(pino({ level: 'silent' })));
    app.use(boundAnswers(new BytesInFlight(most)));
    app.use((context) => {
      context.state['userId'] = context.get('x-person') || undefined;
      context.res.once('close', () => released.push(context.get('x-person')));
      context.body = context.path === '/api/large' ? large : 'small';
    });
    return { ...(await listen(app.callback())), released };
  }
  const ask = (port: number, path: string, person = '', method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { 'x-person': person } }).then(async (answer) => {
      await answer.arrayBuffer();
      return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    });

  it('leaves no room for another large one of the same person, until it is gone', async () => {
    const { port, released } = await listenBounded();
    const first = await hold(port, get('/api/large', 'X-Person: ada'));
    await expect.poll(() => accepted[0]?.bytesWritten ?? 0).toBeGreaterThan(0);
    expect(await ask(port, '/api/large', 'ada')).toEqual({ status: 429, retryAfter: '5' });
    expect((await ask(port, '/api/small', 'ada')).status).toBe(200);
    // What has changed something is answered all the same.
    expect((await ask(port, '/api/large', 'ada', 'PUT')).status).toBe(200);
    await expect.poll(() => released.filter((person) => person === 'ada').length).toBe(3);
    expect((await ask(port, '/api/large', 'eve')).status).toBe(200);
    first.destroy();
    await expect.poll(() => released.filter((person) => person === 'ada').length).toBe(4);
    expect((await ask(port, '/api/large', 'ada')).status).toBe(200);
  });

  it('leaves no room for others of the same network, and all for those of another', async () => {
    const { port } = await listenBounded();
    for (const person of ['ada', 'eve']) await hold(port, get('/api/large', `X-Person: ${person}`));
    await expect.poll(() => accepted.filter(({ bytesWritten }) => bytesWritten > 0).length).toBe(2);
    expect((await ask(port, '/api/large', 'bo')).status).toBe(429);
    const other = await hold(port, get('/api/large', 'X-Person: bo', 'Connection: close'), '127.0.0.2');
    const [head] = (await once(other.resume(), 'data')) as [Buffer];
    expect(head.toString('latin1', 0, 12)).toBe('HTTP/1.1 200');
  });

  it('gets no further answer at all where a network has its share', async () => {
    const { port } = await listenBounded({ person: 50_000_000, network: 20_000_000 });
    await hold(port, get('/api/large', 'X-Person: ada'));
    await expect.poll(() => accepted[0]?.bytesWritten ?? 0).toBeGreaterThan(0);
    expect((await ask(port, '/api/small', 'eve', 'PUT')).status).toBe(429);
    expect((await ask(port, '/healthz')).status).toBe(200);
  });
});

describe('connections of one client network', () => {
  const answer: RequestListener = (_, response) => void response.end('here');
  const connections = (proxies: string) => ({
    most: 3,
    proxies: readAddressList(proxies)!,
    onRefusal: () => undefined,
  });

  it('are closed beyond their number, those of others are not, and there is room again after one has closed', async () => {
    const { port } = await listen(answer, { connections: connections('') });
    for (let count = 0; count < 3; count += 1) await hold(port, '');
    await expect.poll(open).toBe(3);
    const fourth = await hold(port, get('/'));
    await expect.poll(() => accepted[3]?.destroyed).toBe(true);
    expect(fourth.bytesRead).toBe(0);
    const other = await hold(port, get('/', 'Connection: close'), '127.0.0.2');
    expect(String((await once(other.resume(), 'data'))[0])).toContain('here');
    clients[0]!.destroy();
    await expect.poll(() => accepted[0]?.destroyed).toBe(true);
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  });

  it('are not counted where they are a trusted proxy’s', async () => {
    const { port } = await listen(answer, { connections: connections('loopback') });
    for (let count = 0; count < 10; count += 1) await hold(port, '');
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
    expect(open()).toBe(11);
  });

  it('are as many as CONNECTIONS_PER_CLIENT says', async () => {
    const { server, port } = await start({}, { CONNECTIONS_PER_CLIENT: '10' });
    for (let count = 0; count < 10; count += 1) await hold(port, '');
    await expect.poll(open).toBe(10);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
    for (const client of clients) client.destroy();
    await expect.poll(open).toBe(0);
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('a body on its way', () => {
  it('leaves no room for as many others of the same person as would fill the memory', async () => {
    const { server, port } = await start({ mostInFlight: { person: 25_000_000, network: 400_000_000 } });
    const { token, user } = await server.register();
    const hasRoom = () => server.services.inFlight.hasRoom({ network: '', person: user.id }, 9_000_000);
    const head = [`Authorization: Bearer ${token}`, 'Content-Type: multipart/form-data; boundary=x'];
    const upload = get('/api/projects/import', ...head, 'Content-Length: 10000000').replace('GET', 'POST');
    for (let count = 0; count < 2; count += 1) await hold(port, upload);
    await expect.poll(hasRoom).toBe(false);
    const form = new FormData();
    form.set('file', new Blob(['x'.repeat(9_000_000)]));
    const third = () =>
      fetch(`${server.url}/api/projects/import`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
    expect((await third()).status).toBe(429);
    for (const client of clients) client.destroy();
    await expect.poll(hasRoom).toBe(true);
    expect((await third()).status).toBe(400);
  });
});
