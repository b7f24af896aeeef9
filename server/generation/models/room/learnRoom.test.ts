import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, expect, it } from 'vitest';

import { learnRoom } from './learnRoom.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

type Answers = Record<string, unknown>;

/** A server that answers at these paths, and nowhere else; a function is told the body. */
async function listen(answers: Answers): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = answers[request.url ?? ''];
    if (answer === undefined) return void response.writeHead(404).end('{"error":"not found"}');
    const value: unknown = typeof answer === 'function' ? (answer as (body: string) => unknown)(body) : answer;
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function learn(answers: Answers, path = '/v1') {
  const baseUrl = `${await listen(answers)}${path}`;
  return learnRoom({ baseUrl, name: 'qwen3:8b', apiKey: null });
}

const models = (more: object = {}) => ({ object: 'list', data: [{ id: 'other' }, { id: 'qwen3:8b', ...more }] });
const ollama = {
  '/v1/models': models(),
  '/api/ps': { models: [] },
};

// As their documentation and sources have it.
it.each<[string, Answers, number | object | null]>([
  ['vLLM', { '/v1/models': models({ max_model_len: 16_384 }) }, 16_384],
  ['a gateway', { '/v1/models': models({ context_length: 131_072 }) }, 131_072],
  [
    'OpenRouter, of the answer too',
    { '/v1/models': models({ context_length: 131_072, top_provider: { max_completion_tokens: 8192 } }) },
    { context: 131_072, answer: 8192 },
  ],
  [
    'LiteLLM',
    {
      '/v1/models': models(),
      '/model/info': {
        data: [{ model_name: 'qwen3:8b', model_info: { max_input_tokens: 200_000, max_output_tokens: 4096 } }],
      },
    },
    { context: 200_000, answer: 4096 },
  ],
  [
    'LM Studio, with the model loaded',
    {
      '/v1/models': models(),
      '/api/v0/models': {
        data: [{ id: 'qwen3:8b', state: 'loaded', max_context_length: 32_768, loaded_context_length: 8192 }],
      },
    },
    8192,
  ],
  [
    'llama.cpp',
    {
      '/v1/models': models({ meta: { n_ctx_train: 131_072 } }),
      '/props': { default_generation_settings: { n_ctx: 6144 }, total_slots: 1 },
    },
    6144,
  ],
  [
    'Ollama, with the model loaded',
    { ...ollama, '/api/ps': { models: [{ name: 'qwen3:8b', model: 'qwen3:8b', context_length: 12_000 }] } },
    12_000,
  ],
  [
    'Ollama, with a context in the model file',
    { ...ollama, '/api/show': { parameters: 'stop    "<|im_end|>"\nnum_ctx                        24576\n' } },
    24_576,
  ],
  ['Ollama, that says nothing', { ...ollama, '/api/show': { parameters: 'stop    "<|im_end|>"' } }, 4096],
  ['Ollama of before', { '/v1/models': models(), '/api/ps': { models: [{ model: 'qwen3:8b' }] } }, 4096],
  ['a server that says nothing', { '/v1/models': models() }, null],
  ['one that knows no lists', {}, null],
  ['one that lies', { '/v1/models': models({ max_model_len: -1, context_length: 'a lot' }) }, null],
  ['one that answers with a page', { '/v1/models': '<!doctype html>', '/props': '<!doctype html>' }, null],
])('learns the context from %s', async (_, answers, context) => {
  expect(await learn(answers)).toEqual(typeof context === 'number' ? { context } : context);
});

it('finds the list where the address leaves the version out', async () => {
  expect(await learn({ '/v1/models': models({ max_model_len: 9000 }) }, '')).toEqual({ context: 9000 });
});

it('asks Ollama for the very model', async () => {
  let asked = '';
  await learn({ ...ollama, '/api/show': (body: string) => ((asked = body), {}) });
  expect(JSON.parse(asked)).toEqual({ model: 'qwen3:8b' });
});

it('has Ollama load a model, and tell then how much it has given it', async () => {
  let isLoaded = false;
  const given = { model: 'qwen3:8b', context_length: 32_768 };
  const room = await learn({
    ...ollama,
    '/api/show': {},
    '/api/ps': () => ({ models: isLoaded ? [given] : [] }),
    '/api/generate': (body: string) => {
      expect(JSON.parse(body)).toEqual({ model: 'qwen3:8b' });
      isLoaded = true;
      return { model: 'qwen3:8b', response: '', done: true, done_reason: 'load' };
    },
  });
  expect(room).toEqual({ context: 32_768 });
});
