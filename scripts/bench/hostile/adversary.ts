/* A process of its own, so that what it costs to be hostile is not taken for what it costs the server. It does its worst with
   one account until it is ended: on each of its connections it calls again as soon as it has been answered or refused. */
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { allToolsets, largestToolset } from '../process/benchToolsets.ts';

const [url, token, project] = process.argv.slice(2) as [string, string, string];
const home = `/api/projects/${project}`;
const all = allToolsets.map(({ manifest }) => manifest.id);
const longText = 'İğneli_uzun-söz\u200b'.repeat(120);

async function call(method: string, path: string, body?: object | FormData): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      'idempotency-key': randomUUID(),
      ...(!isForm && body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
}

async function save(): Promise<void> {
  const path = `${home}/toolsets/${largestToolset.manifest.id}`;
  const { data } = (await (await call('GET', path)).json()) as { data: { content: object; revision: number } };
  // Other words each time, so that all that follows from them is computed anew.
  const text = JSON.stringify(data.content).replace(/([a-zçğıöşü]{5,})/u, () => randomUUID().slice(0, 8));
  await call('PUT', path, { content: JSON.parse(text) as object, revision: data.revision });
}

async function importOver(): Promise<void> {
  const file = await (await call('POST', `${home}/exports`, { toolsets: all, format: 'json' })).blob();
  const form = new FormData();
  form.set('file', file, 'project.json');
  const imported = await call('POST', '/api/projects/import', form);
  const { data } = (await imported.json()) as { data?: { project: { id: string } } };
  if (data) await call('DELETE', `/api/projects/${data.project.id}`);
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
  ...Array.from({ length: 3 }, () => async () => (await call('GET', `${home}/evidence`)).arrayBuffer()),
  ...Array.from({ length: 2 }, () => save),
  ...(['pdf', 'docx', 'pptx', 'xlsx', 'markdown'] as const).map(
    (format) => async () => (await call('POST', `${home}/exports`, { toolsets: all, format })).arrayBuffer(),
  ),
  async () => (await call('GET', home)).arrayBuffer(),
  async () => (await call('GET', `${home}/toolsets`)).arrayBuffer(),
  async () => (await call('GET', `/api/projects?search=${encodeURIComponent(longText.slice(0, 90))}`)).arrayBuffer(),
  async () => (await call('POST', `${home}/versions`, { name: randomUUID() })).arrayBuffer(),
  async () => (await call('GET', `${home}/versions`)).arrayBuffer(),
  async () => (await call('POST', `${home}/comments`, { toolset: all[0], text: longText })).arrayBuffer(),
  async () => (await call('POST', `${home}/generations`, { toolsets: 'all' })).arrayBuffer(),
  async () => (await call('PUT', `${home}/toolsets/${all[0]}`, { content: nested(4000), revision: 0 })).arrayBuffer(),
  importOver,
  readNothing,
];

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
