import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { LanguageModelError } from '#engine/errors/LanguageModelError.ts';
import type { ModelChunk, ModelRequest } from '#engine/generation/LanguageModel.ts';
import type { StrictSchema } from '#engine/generation/StrictSchema.ts';
import { AzureStandIn } from '#server/testing/model-servers/AzureStandIn.ts';
import { BufferingStandIn } from '#server/testing/model-servers/BufferingStandIn.ts';
import { GatewayStandIn } from '#server/testing/model-servers/GatewayStandIn.ts';
import { LlamaCppStandIn } from '#server/testing/model-servers/LlamaCppStandIn.ts';
import { LmStudioStandIn } from '#server/testing/model-servers/LmStudioStandIn.ts';
import type { ModelStandIn, Output, StandInRequest } from '#server/testing/model-servers/ModelStandIn.ts';
import { OllamaStandIn } from '#server/testing/model-servers/OllamaStandIn.ts';
import { OpenAiStandIn } from '#server/testing/model-servers/OpenAiStandIn.ts';
import { VllmStandIn } from '#server/testing/model-servers/VllmStandIn.ts';

import { OpenAiModel } from './OpenAiModel.ts';

const patience = { silence: 30_000, total: 60_000 };
const text = JSON.stringify({ names: Array.from({ length: 40 }, (_, index) => `Name ${index}`) });

interface Kind {
  create: () => ModelStandIn;
  /** What it tells of its room. */
  room: object | null;
  /** What it says where a request is too long; null: it cuts. */
  tooLong: string | null;
  unknown?: string;
  overloaded: string;
  /** Hands over nothing before all of it is there. */
  collects?: boolean;
}

const kinds: [string, Kind][] = [
  [
    'llama.cpp',
    {
      create: () => new LlamaCppStandIn(() => text),
      room: { context: 32_768 },
      tooLong: 'model-context-too-small',
      overloaded: 'model-unavailable',
    },
  ],
  [
    'Ollama',
    {
      create: () => new OllamaStandIn(() => text),
      room: { context: 4096 },
      tooLong: null,
      unknown: 'model-unknown',
      overloaded: 'model-unavailable',
    },
  ],
  [
    'vLLM',
    {
      create: () => new VllmStandIn(() => text),
      room: { context: 32_768 },
      tooLong: 'model-context-too-small',
      unknown: 'model-unknown',
      overloaded: 'model-unavailable',
    },
  ],
  [
    'LM Studio',
    {
      create: () => new LmStudioStandIn(() => text),
      room: { context: 8192 },
      tooLong: 'model-context-too-small',
      unknown: 'model-unknown',
      overloaded: 'model-unavailable',
    },
  ],
  [
    'OpenAI',
    {
      create: () => new OpenAiStandIn(() => text),
      room: null,
      tooLong: 'model-context-too-small',
      unknown: 'model-unknown',
      overloaded: 'model-rate-limited',
    },
  ],
  [
    'Azure',
    {
      create: () => new AzureStandIn(() => text),
      room: null,
      tooLong: 'model-context-too-small',
      unknown: 'model-unknown',
      overloaded: 'model-unavailable',
    },
  ],
  [
    'a gateway',
    {
      create: () => new GatewayStandIn(() => text),
      room: { context: 32_768, answer: 4096 },
      tooLong: 'model-context-too-small',
      unknown: 'model-unknown',
      overloaded: 'model-unavailable',
    },
  ],
  [
    'a proxy that collects',
    {
      create: () => new BufferingStandIn(() => text),
      collects: true,
      room: { context: 32_768 },
      tooLong: 'model-context-too-small',
      unknown: 'model-unknown',
      overloaded: 'model-unavailable',
    },
  ],
];

const schema: StrictSchema = { type: 'object', properties: {}, required: [], additionalProperties: false };

function request(characters: number, signal = new AbortController().signal): ModelRequest {
  return {
    messages: [
      { role: 'system', content: 'Rules.' },
      { role: 'user', content: 'x'.repeat(characters) },
    ],
    schema,
    schemaName: 'names',
    promptTokens: Math.ceil(characters / 4),
    maxOutputTokens: 2000,
    signal,
  };
}

async function read(model: OpenAiModel, asked: ModelRequest = request(400)): Promise<ModelChunk[]> {
  const chunks: ModelChunk[] = [];
  for await (const chunk of model.stream(asked)) chunks.push(chunk);
  return chunks;
}

/** Also what came before it failed. */
async function readAll(model: OpenAiModel): Promise<{ chunks: ModelChunk[]; fault: unknown }> {
  const chunks: ModelChunk[] = [];
  try {
    for await (const chunk of model.stream(request(400))) chunks.push(chunk);
    return { chunks, fault: null };
  } catch (fault) {
    return { chunks, fault };
  }
}

/** The whole ones in what has come of an answer. */
const namesIn = (words: string) => words.match(/"Name \d+"/g) ?? [];

const wordsOf = (chunks: readonly ModelChunk[]) =>
  chunks.map((chunk) => (chunk.type === 'text' ? chunk.text : '')).join('');

async function faultOf(asked: Promise<unknown>): Promise<LanguageModelError> {
  const error = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(LanguageModelError);
  return error as LanguageModelError;
}

describe.each(kinds)('%s', (_, { create, room, tooLong, unknown, overloaded, collects = false }) => {
  let server: ModelStandIn;
  let model: OpenAiModel;

  const connect = (more: { name?: string; apiKey?: string } = {}) =>
    new OpenAiModel({ apiKey: server.key, baseUrl: server.url, name: server.model, context: null, ...more }, patience);

  beforeEach(async () => {
    server = await create().start();
    model = connect();
  });
  afterEach(() => server.stop());

  it('writes; says how many tokens arrived, and why it ended', async () => {
    const chunks = await read(model);
    expect(wordsOf(chunks)).toBe(text);
    expect(chunks.slice(-2)).toEqual([
      { type: 'usage', promptTokens: expect.closeTo(102, -2) as number },
      { type: 'finish', reason: 'stop' },
    ]);
  });

  it('is asked at once, the second time, in the way that it took the first time', async () => {
    await read(model);
    const before = server.calls.length;
    await read(model);
    expect(server.calls).toHaveLength(before + 1);
  });

  it('tells how much it takes, or nothing', async () => {
    expect(await model.room(new AbortController().signal)).toEqual(room);
  });

  it('refuses what is too long, and is not sent it again; or cuts it, and is found out', async () => {
    await read(model);
    const before = server.calls.length;
    const asked = request(server.context * 8);
    if (tooLong === null) {
      const usage = (await read(model, asked)).find(({ type }) => type === 'usage');
      expect(usage).toEqual({ type: 'usage', promptTokens: server.context / 2 });
    } else {
      const { code, facts } = await faultOf(read(model, asked));
      expect(code).toBe(tooLong);
      expect(facts).toMatchObject({ context: server.context });
      expect(facts.needed).toBeGreaterThan(server.context);
      const { context = 0 } = (await model.room(new AbortController().signal)) ?? {};
      expect(context).toBeLessThanOrEqual(server.context);
      expect(context).toBeGreaterThan(server.context * 0.9);
    }
    expect(server.calls).toHaveLength(before + 1);
  });

  it('keeps what it thinks apart from what it says', async () => {
    server.mood = 'thinks';
    expect(wordsOf(await read(model))).toBe(text);
  });

  it('says where its answer ends for want of room, and hands over what came', async () => {
    const chunks = await read(model, { ...request(400), maxOutputTokens: 10 });
    expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'length' });
    expect(wordsOf(chunks)).toBe(text.slice(0, 80));
    expect(namesIn(wordsOf(chunks)).length).toBeGreaterThan(3);
    expect(chunks.some(({ type }) => type === 'usage')).toBe(true);
  });

  it.each(['breaks', 'fails-within'] as const)('%s in the middle: what came is handed over before', async (mood) => {
    await read(model);
    const before = server.calls.length;
    server.mood = mood;
    const { chunks, fault } = await readAll(model);
    expect(fault).toMatchObject({ retryable: true });
    // One that collects has handed over nothing, so that it may be asked in another way.
    expect(namesIn(wordsOf(chunks)).length).toBe(collects ? 0 : 20);
    expect(chunks.some(({ type }) => type === 'finish')).toBe(false);
    if (!collects) expect(server.calls).toHaveLength(before + 1);
  });

  it('stops short, with its connection ended well: nobody takes the half for the whole', async () => {
    server.mood = 'stops-short';
    const { chunks, fault } = await readAll(model);
    expect(fault).toBeNull();
    expect(namesIn(wordsOf(chunks))).toHaveLength(20);
    expect(chunks.some(({ type }) => type === 'finish')).toBe(false);
  });

  it('ends without saying why: what is whole is taken', async () => {
    server.mood = 'no-reason';
    const chunks = await read(model);
    expect(wordsOf(chunks)).toBe(text);
    expect(chunks.at(-1)).toEqual({ type: 'finish', reason: 'stop' });
  });

  it('is overloaded', async () => {
    server.mood = 'overloaded';
    expect((await faultOf(read(model))).code).toBe(overloaded);
    expect(server.calls).toHaveLength(1);
  });

  it('is left at once by whoever cancels', async () => {
    await read(model);
    const before = server.calls.length;
    server.mood = 'hangs';
    const leaving = new AbortController();
    const reading = read(model, request(400, leaving.signal));
    await expect.poll(() => server.calls.length).toBe(before + 1);
    leaving.abort(new Error('cancelled'));
    await expect(reading).rejects.toThrow('cancelled');
    await server.calls.at(-1)!.closed;
  });

  it('refuses a wrong key, a wrong name of a model, and what it does not write about', async () => {
    if (server.refusals.key)
      expect((await faultOf(read(connect({ apiKey: 'wrong' })))).code).toBe('model-unauthorized');
    if (unknown) expect((await faultOf(read(connect({ name: 'gone' })))).code).toBe(unknown);
    server.mood = 'declines';
    if (server.refusals.declines) expect((await faultOf(read(model))).code).toBe('model-refused');
  });
});

it('asks a model that writes shorter answers for no more than it said, and remembers that', async () => {
  const server = new OpenAiStandIn(() => text);
  server.mostAnswer = 1000;
  await server.start();
  const model = new OpenAiModel(
    { apiKey: server.key, baseUrl: server.url, name: server.model, context: null },
    patience,
  );
  await read(model);
  expect(server.calls.map(({ body }) => body.max_tokens ?? body.max_completion_tokens)).toEqual([2000, 2000, 1000]);
  await read(model);
  expect(server.calls.at(-1)!.body.max_completion_tokens).toBe(1000);
  await server.stop();
});

it('asks vLLM for as long an answer as is left, where the request itself fits', async () => {
  const server = new VllmStandIn(() => text);
  server.context = 2500;
  await server.start();
  const model = new OpenAiModel(
    { apiKey: server.key, baseUrl: server.url, name: server.model, context: null },
    patience,
  );
  await read(model, request(4000));
  expect(server.calls.at(-1)!.body.max_tokens).toBeLessThan(1500);
  expect(server.calls).toHaveLength(2);
  await read(model, request(400));
  expect(server.calls.at(-1)!.body.max_tokens).toBe(2000);
  await server.stop();
});

describe('a server that takes no schema', () => {
  async function asked(server: ModelStandIn) {
    await server.start();
    const model = new OpenAiModel({ apiKey: null, baseUrl: server.url, name: server.model, context: null }, patience);
    expect(wordsOf(await read(model))).toBe(text);
    expect(wordsOf(await read(model))).toBe(text);
    await server.stop();
    return server.calls.map(({ body }) => body);
  }

  it('says so in the stream: any JSON is asked for, with the schema at the end of the last message', async () => {
    class Streaming extends LlamaCppStandIn {
      protected override write(output: Output, body: StandInRequest): void {
        if (body.response_format?.type !== 'json_schema') return super.write(output, body);
        output.end('event: error\ndata: {"error": {"message": "Something went wrong."}}\n\n');
      }
    }
    const bodies = await asked(new Streaming(() => text));
    expect(bodies.map(({ response_format }) => response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(bodies.at(-1)!.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(bodies.at(-1)!.messages.at(-1)!.content).toContain(JSON.stringify(schema));
  });

  it('knows no formats at all: it is asked without', async () => {
    class Plain extends LlamaCppStandIn {
      override refuse(body: StandInRequest) {
        return body.response_format ? { status: 400, body: 'Bad Request' } : super.refuse(body);
      }
    }
    const bodies = await asked(new Plain(() => text));
    expect(bodies.map(({ response_format }) => response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
  });
});
