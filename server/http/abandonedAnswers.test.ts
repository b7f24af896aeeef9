import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import Koa from 'koa';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

import { logAnswerFaults } from './logAnswerFaults.ts';

const lines: string[] = [];
const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
/** Warnings and errors. */
const logged = () =>
  lines.map((line) => JSON.parse(line) as { level: number; msg: string }).filter(({ level }) => level >= 40);

const web = mkdtempSync(path.join(tmpdir(), 'filiz-left-'));
let model: FakeModelServer;
let server: TestServer;
let token: string;
let project: string;
let generation: string;

beforeAll(async () => {
  mkdirSync(path.join(web, 'assets'));
  writeFileSync(path.join(web, 'index.html'), '<!doctype html>');
  writeFileSync(path.join(web, 'assets/large.js'), 'a'.repeat(60_000_000));
  writeFileSync(path.join(web, 'assets/large.bin'), 'a'.repeat(60_000_000));
  model = await new FakeModelServer(() => ({ silent: true })).start();
  server = await startTestServer({ OPENAI_BASE_URL: model.url, TEST_WEB_DIR: web }, { generation: quickly, logger });
  token = (await server.register()).token;
  const body = { name: 'Kutu', description: 'Boxes.' };
  const created = (await server.call('POST', '/api/projects', { token, body })).body.data;
  [project, generation] = [created.project.id, created.generation.id];
});

afterAll(async () => {
  // Otherwise stopping the server would wait for it.
  await server.call('DELETE', `/api/generations/${generation}`, { token });
  await server.stop();
  await model.stop();
  rmSync(web, { recursive: true });
});

/** As a browser does that closes a page, and as a network does that is gone. */
const ways = [
  ['closes its connection', (socket: Socket) => socket.destroy()],
  ['resets its connection', (socket: Socket) => socket.resetAndDestroy()],
] as const;

/** Sends a request by hand, and leaves when the first bytes of the answer are there, or when all of it is sent. */
async function leave(request: string, way: (socket: Socket) => void, waitsForAnswer: boolean): Promise<void> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const sent = new Promise<void>((resolve) => void socket.write(request.replaceAll('\n', '\r\n'), () => resolve()));
  await (waitsForAnswer ? once(socket, 'data') : sent);
  way(socket);
  await once(socket, 'close');
}

const get = (address: string, more = '') =>
  `GET ${address} HTTP/1.1\nHost: x\nAuthorization: Bearer ${token}\n${more}\n`;

const answers = {
  'a static file': () => get('/assets/large.bin'),
  'a compressed file': () => get('/assets/large.js', 'Accept-Encoding: br\n'),
  'an event stream of a generation': () => get(`/api/generations/${generation}/events`),
  'an event stream of a project': () => get(`/api/projects/${project}/events`),
  'pages that it asked for one after another': () =>
    get('/assets/large.bin') + get('/api/toolsets') + get('/assets/large.js'),
};

for (const [way, go] of ways)
  it.each(Object.keys(answers) as (keyof typeof answers)[])(
    `logs nothing when a client ${way} during %s`,
    async (name) => {
      lines.length = 0;
      for (let times = 0; times < 5; times += 1) await leave(answers[name](), go, true);
      await expect.poll(() => server.services.streams.count()).toBe(0);
      // Its own request is the last that the server has seen to.
      expect((await server.call('GET', '/api/user/current', { token })).status).toBe(200);
      expect(logged()).toEqual([]);
    },
  );

it.each(ways)('logs nothing when a client %s during an upload', async (_, go) => {
  lines.length = 0;
  const head = (address: string, type: string) =>
    `POST ${address} HTTP/1.1\nHost: x\nAuthorization: Bearer ${token}\nContent-Type: ${type}\nContent-Length: 9000000\n\n`;
  const half = 'a'.repeat(3_000_000);
  await leave(head(`/api/projects/${project}/images`, 'multipart/form-data; boundary=x') + half, go, false);
  await leave(head('/api/projects/import', 'multipart/form-data; boundary=x') + half, go, false);
  await leave(
    head('/api/webhooks/sandbox', 'application/json').replace('9000000', '60000') + half.slice(0, 50_000),
    go,
    false,
  );
  await expect.poll(() => lines.filter((line) => line.includes('"request"')).length).toBeGreaterThanOrEqual(3);
  expect(logged()).toEqual([]);
});

it.each(['EIO', 'ENOENT', undefined])(
  'still logs a fault of the server’s own in the middle of an answer, once: %s',
  async (code) => {
    lines.length = 0;
    const app = new Koa();
    app.on('error', logAnswerFaults(logger));
    app.use((context) => {
      context.body = Readable.from(
        (async function* () {
          yield 'first';
          throw Object.assign(new Error('the disk is gone'), { code });
        })(),
      );
    });
    const broken = createServer(app.callback()).listen(0, '127.0.0.1');
    await once(broken, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(broken.address() as AddressInfo).port}`)
      .then((response) => response.text())
      .catch(() => null);
    broken.close();
    await once(broken, 'close');
    expect(answer).toBeNull();
    expect(logged()).toMatchObject([{ level: 50, msg: 'unhandled' }]);
  },
);
