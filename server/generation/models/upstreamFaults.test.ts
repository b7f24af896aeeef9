import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Generation } from '#engine/protocol/generation.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelAnswer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const write = answerFromExamples();
// Shortened only in tests of timeouts; elsewhere a slow machine would trigger them.
const patience = { ...quickly.patience };

describe('a model’s server that fails', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;
  let before: number;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    const environment = { OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'secret-of-the-test', OPENAI_MODEL: 'fake-1' };
    server = await startTestServer(environment, { generation: { ...quickly, patience } });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  beforeEach(async () => {
    model.script = ({ body }) => ({ text: write(body) });
    ada = await Person.register(server);
    project = await ada.project();
    before = await ada.balance();
    model.calls.length = 0;
  });

  /** Generates while the model gives these answers; later calls succeed. */
  async function generateWith(...answers: ModelAnswer[]): Promise<Generation> {
    const isSilent = answers.some(({ silent, end }) => silent || end === 'silence');
    patience.silence = isSilent ? 1000 : quickly.patience.silence;
    model.script = ({ body }, index) => answers[index] ?? { text: write(body) };
    return ada.ended((await ada.begin(project, 'stakeholder')).id);
  }

  const always = (answer: ModelAnswer) => generateWith(...Array<ModelAnswer>(10).fill(answer));

  it('is called with the key, the model’s name and the toolset’s strict schema', async () => {
    expect((await generateWith()).status).toBe('succeeded');
    const [{ headers, body }] = model.calls as [(typeof model.calls)[0]];
    expect(headers.authorization).toBe('Bearer secret-of-the-test');
    expect(body).toMatchObject({
      model: 'fake-1',
      stream: true,
      response_format: { type: 'json_schema', json_schema: { name: 'stakeholder', strict: true } },
    });
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(await ada.toolset(project, 'stakeholder')).toMatchObject({ draft: { starter: false } });
  });

  const whole = '{"stakeholders":[';
  it.each<[what: string, key: string, calls: number, hint: RegExp, answer: ModelAnswer]>([
    ['refuses the key', 'model-unauthorized', 1, /OPENAI_API_KEY/, { status: 401 }],
    ['forbids it', 'model-unauthorized', 1, /OPENAI_API_KEY/, { status: 403 }],
    ['knows no such model', 'model-unknown', 1, /OPENAI_MODEL/, { status: 404, code: 'model_not_found' }],
    ['is no model', 'model-misconfigured', 1, /OPENAI_BASE_URL/, { status: 404 }],
    ['refuses the request in any form', 'model-rejected', 3, /made for chat/, { status: 400 }],
    ['has no credit left', 'model-quota-exceeded', 1, /top it up/, { status: 429, code: 'insufficient_quota' }],
    ['asks for payment', 'model-quota-exceeded', 1, /top it up/, { status: 402 }],
    ['is overrun', 'model-rate-limited', 3, /in a minute/, { status: 429 }],
    ['wants a long wait', 'model-rate-limited', 1, /in a minute/, { status: 429, headers: { 'retry-after': '60' } }],
    ['breaks down', 'model-unavailable', 3, /a little later/, { status: 500 }],
    ['is overloaded', 'model-unavailable', 3, /a little later/, { status: 503 }],
    ['never answers', 'model-timeout', 2, /stopped answering/, { silent: true }],
    ['falls silent', 'model-timeout', 2, /stopped answering/, { text: whole, end: 'silence' }],
    ['is cut off', 'model-cut-off', 3, /in the middle/, { text: whole, end: 'cut' }],
    ['ends without saying why', 'model-cut-off', 3, /in the middle/, { text: whole, end: 'no-reason' }],
    ['declines', 'model-refused', 1, /Rephrase/, { refusal: 'I cannot help with that.' }],
    ['filters the answer', 'model-refused', 1, /Rephrase/, { text: whole, end: 'content_filter' }],
    ['filters the request', 'model-refused', 1, /Rephrase/, { status: 400, code: 'content_filter' }],
    ['runs out of room', 'model-too-long', 1, /fewer fields/, { text: whole, end: 'length' }],
    ['never ends', 'model-too-long', 1, /fewer fields/, { text: '{"a":"' + 'x'.repeat(200_000), end: 'silence' }],
    ['writes prose', 'model-malformed', 2, /more capable/, { text: 'Of course! Here are your stakeholders.' }],
    ['writes another shape', 'model-malformed', 2, /more capable/, { text: '{"stakeholders":"many"}' }],
    ['writes nothing', 'model-malformed', 2, /more capable/, { text: '{"stakeholders":[]}' }],
  ])('%s: %s', async (_, key, calls, hint, answer) => {
    const ended = await always(answer);
    expect(ended).toMatchObject({ status: 'failed', tokens: 0, error: { key } });
    expect(ended.error!.message).toMatch(hint);
    expect(ended.error!.message).toContain('Nothing was charged.');
    expect(model.calls).toHaveLength(calls);
    expect(await ada.balance()).toBe(before);
    const turkish = await ada.call('GET', `/api/generations/${ended.id}`, undefined, { 'accept-language': 'tr' });
    expect(turkish.body.data.error.message).toContain('Jeton harcanmadı.');
    // Nothing is left behind, and the worker takes the next job.
    expect(await ada.toolset(project, 'stakeholder')).toMatchObject({ draft: null, activeGenerationId: null });
    expect((await generateWith()).status).toBe('succeeded');
  });

  it.each<[string, ModelAnswer[]]>([
    ['breaks down', [{ status: 500 }, { status: 502 }]],
    ['is cut off', [{ text: whole, end: 'cut' }]],
    ['falls silent', [{ text: whole, end: 'silence' }]],
    ['writes prose', [{ text: 'Sure!' }]],
    ['writes half of the JSON', [{ text: whole }]],
    ['leaves out what is required', [{ text: '{"stakeholders":[{"why":"because"}]}' }]],
  ])('%s, and then answers: the draft is there', async (_, answers) => {
    const ended = await generateWith(...answers);
    expect(ended.status).toBe('succeeded');
    expect(model.calls).toHaveLength(answers.length + 1);
    expect(ended.content).toEqual((await ada.toolset(project, 'stakeholder')).content);
  });

  it('is asked once to repair an invalid answer', async () => {
    await generateWith({ text: '{"stakeholders":[{"why":"because"}]}' });
    const repair = model.calls[1]!.body.messages;
    expect(repair.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(repair[2]!.content).toBe('{"stakeholders":[{"why":"because"}]}');
    expect(repair[3]!.content).toContain('/stakeholders/0');
  });

  it('is retried after the time in Retry-After', async () => {
    const asked: number[] = [];
    model.script = ({ body }) => {
      asked.push(performance.now());
      return asked.length === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { text: write(body) };
    };
    expect((await ada.ended((await ada.begin(project, 'stakeholder')).id)).status).toBe('succeeded');
    expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(990);
  });
});

describe('a model’s server', () => {
  async function withServer(environment: Record<string, string>, work: (server: TestServer) => Promise<void>) {
    const server = await startTestServer(environment, { generation: quickly });
    await work(server).finally(() => server.stop());
  }

  it('is unreachable: the person gets the error, and the tokens are refunded', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => closed.once('listening', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    await withServer({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` }, async (server) => {
      const ada = await Person.register(server);
      const before = await ada.balance();
      const created = await ada.call('POST', '/api/projects', { name: 'Kutu', description: 'Boxes.' });
      const ended = await ada.ended(created.body.data.generation.id);
      expect(ended).toMatchObject({ status: 'failed', error: { key: 'model-unreachable' } });
      expect(await ada.balance()).toBe(before);
    });
  });

  it('does not support schemas: it is asked for plain JSON from then on', async () => {
    const model = await new FakeModelServer(({ body }) =>
      body.response_format?.type === 'json_schema' ? { status: 400 } : { text: write(body) },
    ).start();
    await withServer({ OPENAI_BASE_URL: model.url }, async (server) => {
      const ada = await Person.register(server);
      const project = await ada.project();
      expect((await ada.ended((await ada.begin(project, 'market')).id)).status).toBe('succeeded');
      const kinds = model.calls.map(({ body }) => body.response_format?.type);
      expect(kinds).toEqual(['json_schema', 'json_object', 'json_object', 'json_object']);
      expect(model.calls.at(-1)!.body.messages.at(-1)!.content).toContain('"additionalProperties":false');
    });
    await model.stop();
  });

  it('rejects one schema: only that toolset is asked for without it', async () => {
    const model = await new FakeModelServer(({ body }) =>
      body.response_format?.json_schema?.name === 'market' ? { status: 400 } : { text: write(body) },
    ).start();
    await withServer({ OPENAI_BASE_URL: model.url }, async (server) => {
      const ada = await Person.register(server);
      const project = await ada.project();
      const ended = await ada.ended((await ada.beginSeveral(project, ['market', 'environmental'])).id);
      expect(ended.steps.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
      expect(model.calls.slice(-3).map(({ body }) => body.response_format?.type)).toEqual([
        'json_schema',
        'json_object',
        'json_schema',
      ]);
    });
    await model.stop();
  });
});
