import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough, pipeline } from 'node:stream';
import { createGzip, gzipSync } from 'node:zlib';

import { expect, it, onTestFinished } from 'vitest';

import type { ModelRequest } from '#engine/generation/LanguageModel.ts';

import { boundedFetch } from './boundedFetch.ts';
import { OpenAiModel } from './OpenAiModel.ts';

const patience = { silence: 30_000, total: 30_000 };

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

async function ask(baseUrl: string): Promise<string> {
  const model = new OpenAiModel({ apiKey: 'secret', baseUrl, name: 'm', context: null }, patience);
  const request = {
    messages: [{ role: 'user', content: 'The plan of a company.' }],
    schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
    schemaName: 's',
    promptTokens: 10,
    maxOutputTokens: 100,
    signal: new AbortController().signal,
  } as unknown as ModelRequest;
  let text = '';
  for await (const chunk of model.stream(request)) if (chunk.type === 'text') text += chunk.text;
  return text;
}

const event = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const end = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

it('reads an answer whole, packed or not', async () => {
  const text = 'Kutu '.repeat(50_000);
  for (const packs of [false, true]) {
    const url = await listen((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', ...(packs && { 'content-encoding': 'gzip' }) });
      const out = packs ? createGzip() : new PassThrough();
      pipeline(out, response, () => undefined);
      out.end(event(text) + end);
    });
    expect(await ask(url)).toBe(text);
  }
});

it.each([301, 302, 303, 307, 308])('takes the prompt to no other address after a %i', async (status) => {
  let reached = 0;
  const other = await listen((_, response) => {
    reached += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' }).end(event('theirs') + end);
  });
  const url = await listen((_, response) => {
    response.writeHead(status, { location: `${other}/chat/completions` }).end();
  });
  await expect(ask(url)).rejects.toMatchObject({ code: 'model-misconfigured' });
  expect(reached).toBe(0);
});

it('gives up an answer that unpacks to more than an answer can have', async () => {
  const packed = gzipSync(`: ${'x'.repeat(997)}\n`.repeat(17_000));
  expect(packed.length).toBeLessThan(1_000_000);
  const url = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-encoding': 'gzip' }).end(packed);
  });
  const answer = await boundedFetch(url);
  await expect(answer.text()).rejects.toMatchObject({ code: 'model-malformed' });
});

it('gives up a line without an end', async () => {
  const url = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(`data: ${'x'.repeat(10_000_000)}\n\n${end}`);
  });
  await expect(ask(url)).rejects.toMatchObject({ code: 'model-malformed' });
});
