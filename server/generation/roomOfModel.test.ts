import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const write = answerFromExamples();

describe('a model that takes so much', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
  });
  afterAll(() => model.stop());
  beforeEach(() => {
    model.calls.length = 0;
  });

  async function begin(context: number, environment: Record<string, string> = {}) {
    model.context = context;
    server = await startTestServer(
      { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'fake-1', ...environment },
      { generation: quickly },
    );
    ada = await Person.register(server);
    project = await ada.project();
  }

  /** Tokens of the last request by the least of what a model could count, and those left for the answer. */
  function lastRequest() {
    const { body } = model.calls.at(-1)!;
    const characters = JSON.stringify(body.messages).length + JSON.stringify(body.response_format).length;
    return { tokens: characters / 4, answer: body.max_tokens! };
  }

  it('is not asked what it cannot take, and the person learns what it would need; nothing is charged', async () => {
    await begin(1200);
    const before = await ada.balance();
    model.calls.length = 0; // what the project began with is written in parts
    const ended = await ada.ended((await ada.begin(project, 'stakeholder')).id);
    expect(ended.status).toBe('failed');
    expect(ended.error).toMatchObject({
      key: 'model-context-too-small',
      message: expect.stringMatching(/\d,\d00 tokens.*takes 1,200\./),
    });
    expect(model.calls).toHaveLength(0);
    expect(await ada.balance()).toEqual(before);
    await server.stop();
  });

  it('is asked for no longer an answer than fits beside the request', async () => {
    await begin(9000);
    expect((await ada.ended((await ada.begin(project, 'stakeholder')).id)).status).toBe('succeeded');
    const { tokens, answer } = lastRequest();
    expect(answer).toBeGreaterThanOrEqual(800);
    expect(tokens + answer).toBeLessThanOrEqual(9000);
    await server.stop();
  });

  it('writes a draft in several calls that fit, at one price, where it does not take the whole', async () => {
    await begin(4096);
    const before = await ada.balance();
    model.calls.length = 0;
    const { id, tokens } = await ada.begin(project, 'stakeholder');
    expect(await ada.ended(id)).toMatchObject({ status: 'succeeded', tokens });
    expect(await ada.balance()).toBe(before - tokens);
    expect(model.calls.length).toBeGreaterThan(1);
    for (const { body } of model.calls) {
      const characters = JSON.stringify(body.messages).length + JSON.stringify(body.response_format).length;
      expect(characters / 4 + body.max_tokens!).toBeLessThanOrEqual(4096);
    }
    await server.stop();
  });

  it('takes what OPENAI_CONTEXT says, whatever its server tells', async () => {
    await begin(2000, { OPENAI_CONTEXT: '64000' });
    expect((await ada.ended((await ada.begin(project, 'stakeholder')).id)).status).toBe('succeeded');
    expect(lastRequest().answer).toBe(16_000);
    await server.stop();
  });
});
