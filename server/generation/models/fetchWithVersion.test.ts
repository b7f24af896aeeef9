import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, it } from 'vitest';

import { readConfig } from '#server/config.ts';

import { OpenAiModel } from './OpenAiModel.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const chunk = (choice: object) => `data: ${JSON.stringify({ id: '1', choices: [{ index: 0, ...choice }] })}\n\n`;
const draft =
  chunk({ delta: { content: '{"a":1}' } }) + chunk({ delta: {}, finish_reason: 'stop' }) + 'data: [DONE]\n\n';

/** A server that knows one address, as each kind answers at all others; with the addresses that it was asked for. */
function modelAt(place: string, elsewhere: { status: number; type: string; body: string }) {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request.url!);
    const known = request.url === place;
    response.writeHead(known ? 200 : elsewhere.status, {
      'content-type': known ? 'text/event-stream' : elsewhere.type,
    });
    response.end(known ? draft : elsewhere.body);
  };
  return { asked, listener };
}

async function write(address: string): Promise<string> {
  const { model } = readConfig({ OPENAI_BASE_URL: address });
  const writer = new OpenAiModel(model!, { silence: 20_000, total: 20_000 });
  const request = { messages: [], schema: {}, schemaName: 'a', maxOutputTokens: 100 };
  const texts: string[] = [];
  for (let round = 0; round < 2; round += 1)
    for await (const piece of writer.stream({ ...request, signal: new AbortController().signal } as never))
      if (piece.type === 'text') texts.push(piece.text);
  return texts.join('');
}

const notFound = { status: 404, type: 'text/plain', body: '404 page not found' };
const unexpected = { status: 200, type: 'application/json', body: '{"error":"Unexpected endpoint or method."}' };
const page = { status: 200, type: 'text/html', body: '<!doctype html>' };

it.each([
  ['Ollama', notFound],
  ['LM Studio', unexpected],
  ['a web interface', page],
])('finds the model of %s behind an address without /v1, and remembers where', async (_, elsewhere) => {
  const { asked, listener } = modelAt('/v1/chat/completions', elsewhere);
  const address = await listen(listener);
  expect(await write(address)).toBe('{"a":1}{"a":1}');
  expect(asked).toEqual(['/chat/completions', '/v1/chat/completions', '/v1/chat/completions']);
});

it('leaves an address alone that works as it is', async () => {
  for (const path of ['', '/inference', '/v1beta/openai']) {
    const { asked, listener } = modelAt(`${path}/chat/completions`, notFound);
    expect(await write(`${await listen(listener)}${path}`)).toBe('{"a":1}{"a":1}');
    expect(new Set(asked)).toEqual(new Set([`${path}/chat/completions`]));
  }
});

it('takes the address of the call itself for what it means', async () => {
  const { asked, listener } = modelAt('/v1/chat/completions', notFound);
  expect(await write(` ${await listen(listener)}/v1/chat/completions/ `)).toBe('{"a":1}{"a":1}');
  expect(new Set(asked)).toEqual(new Set(['/v1/chat/completions']));
});
