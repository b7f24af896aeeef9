/*
 * A process of its own, so that what it costs to be hostile is not taken for what it costs the server. It does its
 * worst with one account until it is ended: on each of its connections it calls again as soon as it has been answered
 * or refused.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { createCanvas } from '@napi-rs/canvas';

import { exportFormatNames, exportFormats } from '#engine/protocol/exportFormats.ts';

import { allToolsets } from '../process/benchToolsets.ts';

const [url, token, project] = process.argv.slice(2) as [string, string, string];
const home = `/api/projects/${project}`;
const all = allToolsets.map(({ manifest }) => manifest.id);
const longText = 'İğneli_uzun-söz\u200b'.repeat(120);
const agent = new Agent({ keepAlive: true });
const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });

interface Sent {
  type: string;
  body: string | Buffer;
}

/**
 * Sends a call and lets its answer pass; gives the first piece of it. Nothing is parsed or unpacked: that would be the
 * caller's own work.
 */
function call(method: string, path: string, sent?: Sent, encoding = 'br'): Promise<string> {
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': encoding,
    'idempotency-key': randomUUID(),
    ...(sent && { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.body) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { method, headers, agent }, (answer) => {
      let first = '';
      answer.on('data', (chunk: Buffer) => (first ||= chunk.toString('utf8', 0, 2000)));
      answer.on('end', () => resolve(first));
      answer.on('error', reject);
    });
    asked.on('error', reject);
    asked.end(sent?.body);
  });
}

async function read(path: string): Promise<string> {
  return (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).text();
}

interface Opened {
  content: object | null;
  revision: number;
}

const pathOf = (id: string) => `${home}/toolsets/${id}`;
const states = await Promise.all(
  all.map(async (id) => ({ id, ...(JSON.parse(await read(pathOf(id))) as { data: Opened }).data })),
);
const longest = states.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]!;
const edited = pathOf(longest.id);
const content = JSON.stringify(longest.content);
// Within a long text, which is no id and no choice.
const place = content.search(/(?<=:"[^"\\]{80})[^"\\]{6}/);
let { revision } = longest;

/** Other words each time, so that all that follows from them is computed anew. */
async function save(): Promise<void> {
  const words = content.slice(0, place) + randomUUID().slice(0, 6) + content.slice(place + 6);
  const body = `{"content":${words},"revision":${revision}}`;
  const said = await call('PUT', edited, { type: 'application/json', body }, 'identity');
  revision = Number(/"revision":(\d+)/.exec(said)?.[1] ?? revision);
}

function upload(field: string, type: string, bytes: Buffer): Sent {
  const boundary = randomUUID();
  const head = `Content-Disposition: form-data; name="${field}"; filename="a"\r\nContent-Type: ${type}`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}

const exported = await fetch(`${url}${home}/exports`, {
  method: 'POST',
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ toolsets: all, format: 'json' }),
});
const projectFile = upload('file', 'application/json', Buffer.from(await exported.arrayBuffer()));
// As many pixels as an upload may have, in a few bytes.
const largeImage = upload('image', 'image/png', createCanvas(8000, 5000).toBuffer('image/png'));

async function createAndDelete(path: string, sent: Sent): Promise<void> {
  const said = await call('POST', path, sent, 'identity');
  const id = /"id":"([^"]+)"/.exec(said)?.[1];
  if (id) await call('DELETE', `/api/projects/${id}`);
}

/** Asks for the largest answer, and reads nothing of it. */
async function readNothing(): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(`GET ${home}/evidence HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`.repeat(20));
  socket.pause();
  await sleep(5000);
  socket.destroy();
}

const deeds: (() => Promise<unknown>)[] = [
  ...Array.from({ length: 3 }, () => () => call('GET', `${home}/evidence`)),
  save,
  ...exportFormatNames
    .filter((format) => !exportFormats[format].isWhole)
    .map((format) => () => call('POST', `${home}/exports`, json({ toolsets: all, format }))),
  () => call('GET', home),
  () => call('GET', edited),
  () => call('GET', `${home}/toolsets`),
  () => call('GET', `/api/projects?search=${encodeURIComponent(longText.slice(0, 90))}`),
  () => call('POST', `${home}/versions`, json({ name: randomUUID() })),
  () => call('GET', `${home}/versions`),
  () => call('POST', `${home}/comments`, json({ toolset: all[0], text: longText })),
  () => call('POST', `${home}/generations`, json({ toolsets: 'all' })),
  () => call('PUT', `${home}/toolsets/${all[0]}`, json({ content: nested(4000), revision: 0 })),
  () => createAndDelete('/api/projects/import', projectFile),
  () => createAndDelete(`${home}/copies`, json({ name: 'Copy', toolsets: 'all' })),
  () => call('POST', `${home}/images`, largeImage),
  () => call('GET', `${home}/standing`),
  () => call('GET', `${home}/critique`),
  () => call('GET', `${home}/questions`),
  () => call('POST', `${home}/exports/check`, json({ toolsets: all })),
  () => call('POST', `${edited}/generations`, json({})),
  () => call('GET', '/api/user/export'),
  readNothing,
];

function lengthOf({ content: saved }: Opened): number {
  return JSON.stringify(saved).length;
}

function nested(depth: number): object {
  let value: object = {};
  for (let level = 0; level < depth; level += 1) value = { value };
  return value;
}

for (const deed of deeds)
  void (async () => {
    for (;;) {
      const began = performance.now();
      // A connection that was closed, or an answer that is no JSON: on to the next.
      await deed().catch(() => undefined);
      if (performance.now() - began < 2) await sleep(2);
    }
  })();
