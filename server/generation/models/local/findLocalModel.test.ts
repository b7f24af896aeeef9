import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { freePort } from '#server/testing/freePort.ts';

import { findLocalModel } from './findLocalModel.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const offering = (...names: string[]) =>
  listen((request, response) => {
    response.statusCode = request.url === '/v1/models' ? 200 : 404;
    response.end(JSON.stringify({ object: 'list', data: names.map((id) => ({ id, object: 'model' })) }));
  });

it('finds the first server that offers a model for chat', async () => {
  const ports = [await freePort(), await offering('nomic-embed-text'), await offering('llama3.1:8b', 'b')];
  expect(await findLocalModel(ports, null)).toMatchObject({
    name: 'llama3.1:8b',
    baseUrl: `http://127.0.0.1:${ports[2]}/v1`,
  });
  expect(await findLocalModel(ports, 'b')).toMatchObject({ name: 'b' });
});

it('passes over whatever else listens there', async () => {
  const ports = [
    await listen((_, response) => void response.end('<!doctype html>')),
    await listen((_, response) => void response.end('{"data": [{"id": 1}]}')),
    await listen((_, response) => void response.writeHead(302, { location: '/models' }).end()),
    await listen(() => {}), // never answers
  ];
  expect(await findLocalModel(ports, null)).toBeNull();
});
