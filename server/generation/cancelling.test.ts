import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelCall } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

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

  const definition = () => server.services.toolsets.get('stakeholder');
  interface Entry {
    id?: string;
    nameOrRole: string;
  }
  const entriesOf = (document: object | null | undefined) =>
    ((document as { stakeholders?: Entry[] } | null)?.stakeholders ?? []) as Entry[];
  const namesOf = (document: object | null | undefined) => entriesOf(document).map(({ nameOrRole }) => nameOrRole);

  /** Has the model break off in its last entry, and stops it once all others are noted. */
  async function stopInLastEntry(at: string, answer: string, order?: object) {
    // Slower than partial documents are taken up.
    model.script = () => ({ text: answer, pace: { characters: 4000, interval: 300 }, end: 'silence' });
    const { id, tokens } = await ada.begin(at, 'stakeholder', order);
    const { connection } = server.services.database;
    const readNoted = async () =>
      JSON.parse((await connection('generation_steps').where({ generation_id: id }).first('whole')).whole ?? '{}');
    const whole = answer.split('"nameOrRole"').length - 2;
    await expect
      .poll(async () => entriesOf(await readNoted()).length, { timeout: 10_000 })
      .toBeGreaterThanOrEqual(whole);
    await cancel(id);
    return { id, tokens, ended: await ada.read(id) };
  }
  const answerOf = (entries: readonly object[]) => JSON.stringify({ stakeholders: entries }).slice(0, -20);
  const exampleEntries = () => entriesOf(definition().examples.en).map(({ id: _own, ...rest }) => rest);
  const entry = (nameOrRole: string) => ({ ...exampleEntries()[0], nameOrRole });

  it.each([
    ['the whole toolset', undefined],
    ['its only list', { fields: ['/stakeholders'] }],
  ])('keeps and charges for what was whole of %s when it is stopped late', async (_, order) => {
    const other = await ada.project();
    const before = await ada.balance();
    const names = namesOf(definition().examples.en);
    const { id, tokens, ended } = await stopInLastEntry(other, answerOf(exampleEntries()), order);
    expect(ended.status).toBe('cancelled');
    expect(ended.tokens).toBeGreaterThan(tokens / 2);
    expect(ended.tokens).toBeLessThan(tokens);
    expect(await ada.balance()).toBe(before - ended.tokens);
    await cancel(id);
    expect(await ada.balance()).toBe(before - ended.tokens);

    const { draft, content, status, unconfirmed } = await ada.toolset(other, 'stakeholder');
    expect(draft).toMatchObject({ generationId: id, stopped: true, starter: false });
    expect(status).toBe('generated');
    expect(namesOf(content)).toEqual(names.slice(0, -1));
    expect(new Set(entriesOf(content).map((each) => each.id)).size).toBe(names.length - 1);
    expect(unconfirmed.length).toBeGreaterThan(0);
    await ada.save(other, 'stakeholder', content!);
    expect(await ada.toolset(other, 'stakeholder')).toMatchObject({ status: 'saved', draft: null });
  });

  it('leaves of what stood before whatever nothing has come for, and what is saved as it is', async () => {
    const other = await ada.project();
    const saved = await ada.saveExample(other, 'stakeholder');
    const { ended } = await stopInLastEntry(other, answerOf([entry('New one'), entry('New two'), entry('Half')]));
    const state = await ada.toolset(other, 'stakeholder');
    expect(namesOf(state.content)).toEqual(['New one', 'New two', ...namesOf(saved).slice(2)]);
    expect(state.savedContent).toEqual(saved);
    expect(state.draft).toMatchObject({ stopped: true });
    // Only what the model wrote is the model's.
    expect(state.unconfirmed.every((pointer) => /^\/stakeholders\/[01](\/|$)/.test(pointer))).toBe(true);
    expect(ended.tokens).toBeLessThan(definition().manifest.tokenCost / 2);
    await ada.call('DELETE', `/api/projects/${other}/toolsets/stakeholder/draft`);
    expect(await ada.toolset(other, 'stakeholder')).toMatchObject({ draft: null, content: saved });
  });

  it('keeps what is locked, and no entry twice', async () => {
    const other = await ada.project();
    const saved = await ada.saveExample(other, 'stakeholder');
    const last = entriesOf(saved).length - 1;
    const locks = { pointers: [`/stakeholders/${last}`] };
    await ada.call('PUT', `/api/projects/${other}/toolsets/stakeholder/locks`, locks);
    await stopInLastEntry(other, answerOf([entry('New one'), entry('Half')]));
    const { content } = await ada.toolset(other, 'stakeholder');
    expect(entriesOf(content).filter(({ id }) => id === entriesOf(saved)[last]!.id)).toEqual([entriesOf(saved)[last]]);
    expect(new Set(namesOf(content)).size).toBe(namesOf(content).length);
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
