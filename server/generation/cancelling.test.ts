import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { answerFromExamples } from '../testing/answerFromExamples.ts';
import { FakeModelServer, type ModelCall } from '../testing/FakeModelServer.ts';
import { Person } from '../testing/Person.ts';
import { quickly } from '../testing/quickly.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { dialects } from '../testing/testDatabases.ts';

const write = answerFromExamples();
const toolsetOf = ({ body }: ModelCall) => body.response_format?.json_schema?.name ?? '';
// The periodic check is off, so that only the cancel message can stop a run.
const generation = { ...quickly, times: { ...quickly.times, check: 600_000 } };

describe.each(dialects)('cancelling on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation });
    ada = await Person.register(server);
    project = await ada.project();
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  beforeEach(() => {
    model.script = ({ body }) => ({ text: write(body) });
    model.calls.length = 0;
  });

  const cancel = (id: string) => ada.call('DELETE', `/api/generations/${id}`);

  async function callFor(toolset: string): Promise<ModelCall> {
    await expect.poll(() => model.calls.map(toolsetOf)).toContain(toolset);
    return model.calls.findLast((each) => toolsetOf(each) === toolset)!;
  }

  it.each([
    ['before its first word', 'market', { silent: true }],
    ['in the middle', 'environmental', { text: '{"political":"Taxes', end: 'silence' }],
  ] as const)('breaks off the model’s answer %s at once, and gives the tokens back', async (_, toolset, answer) => {
    model.script = () => answer;
    const before = await ada.balance();
    const { id } = await ada.begin(project, toolset);
    const events = ada.events(id);
    const call = await callFor(toolset);
    expect((await cancel(id)).status).toBe(204);
    await call.closed;
    expect((await events).at(-1)).toMatchObject({
      name: 'failed',
      data: { status: 'cancelled', tokens: 0, error: { key: 'cancelled', title: 'Cancelled' } },
    });
    expect(await ada.read(id)).toMatchObject({ status: 'cancelled', error: { key: 'cancelled' } });
    expect(await ada.balance()).toBe(before);
    expect(await ada.toolset(project, toolset)).toMatchObject({ draft: null, activeGenerationId: null });
    expect((await cancel(id)).status).toBe(204); // cancelling twice changes nothing
    expect(await ada.balance()).toBe(before);
  });

  it.each([
    ['the whole toolset', undefined],
    ['its only list', ['/stakeholders']],
  ])('charges for what was written of %s when it is stopped late', async (_, fields) => {
    const other = await ada.project();
    // Slower than partial documents are taken up.
    const pace = { characters: 4000, interval: 150 };
    model.script = ({ body }) => ({ text: write(body).slice(0, -120), pace, end: 'silence' });
    const before = await ada.balance();
    const { id, tokens } = await ada.begin(other, 'stakeholder', fields && { fields });
    expect(tokens).toBe(server.services.toolsets.get('stakeholder').manifest.tokenCost);
    const kept = () =>
      server.services.database.connection('generation_steps').where({ generation_id: id }).first('content');
    // What is written is kept from time to time.
    const { stakeholders } = server.services.toolsets.get('stakeholder').examples.en as {
      stakeholders: { id: string }[];
    };
    const countKept = async () => JSON.parse((await kept()).content ?? '{}').stakeholders?.length ?? 0;
    await expect.poll(countKept, { timeout: 10_000 }).toBeGreaterThanOrEqual(stakeholders.length - 1);
    await cancel(id);
    const ended = await ada.read(id);
    expect(ended.status).toBe('cancelled');
    expect(ended.tokens).toBeGreaterThan(tokens / 2);
    expect(ended.tokens).toBeLessThanOrEqual(tokens);
    expect(await ada.balance()).toBe(before - ended.tokens);
    await cancel(id);
    expect(await ada.balance()).toBe(before - ended.tokens);
  });

  it('keeps finished steps of a batch, and charges only those', async () => {
    model.script = (call) => (toolsetOf(call) === 'market' ? { silent: true } : { text: write(call.body) });
    const before = await ada.balance();
    const { id } = await ada.beginSeveral(project, ['stakeholder', 'market', 'environmental']);
    await ada.until(id, ({ progress }) => progress.current === 'market');
    await cancel(id);
    const ended = await ada.read(id);
    expect(ended).toMatchObject({ status: 'cancelled', error: { key: 'cancelled' } });
    expect(ended.steps.map(({ status }) => status)).toEqual(['succeeded', 'cancelled', 'cancelled']);
    expect((await ada.toolset(project, 'stakeholder')).draft).not.toBe(null);
    expect(await ada.balance()).toBe(before - server.services.toolsets.get('stakeholder').manifest.tokenCost);
  });

  it('removes a queued generation, and lets the next one be ordered', async () => {
    model.script = () => ({ silent: true });
    const ids = [];
    for (const toolset of ['stakeholder', 'market', 'environmental', 'observation'])
      ids.push((await ada.begin(project, toolset)).id);
    for (const id of ids.slice(0, 2)) await ada.until(id, ({ status }) => status === 'running');
    await cancel(ids[2]!);
    expect((await ada.read(ids[2]!)).status).toBe('cancelled');
    await cancel(ids[0]!);
    await ada.until(ids[3]!, ({ status }) => status === 'running');
    for (const id of ids) await cancel(id);
  });

  it('cancels with the deletion of the project', async () => {
    const other = await ada.project();
    const before = await ada.balance();
    model.script = () => ({ silent: true });
    const { id } = await ada.begin(other, 'market');
    const call = await callFor('market');
    expect((await ada.call('DELETE', `/api/projects/${other}`)).status).toBe(204);
    await call.closed;
    expect((await ada.call('GET', `/api/generations/${id}`)).status).toBe(404);
    expect(await ada.balance()).toBe(before);
  });
});
