import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { critiquePrice } from '#engine/critique/critiquePrice.ts';
import type { Finding } from '#engine/protocol/critique.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { answerFindings } from '#server/testing/answerFindings.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelAnswer, type ModelCall } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const byExample = answerFromExamples();
const isReading = ({ body }: ModelCall) => body.response_format?.json_schema?.name === 'critique';
const generation = { ...quickly, times: { ...quickly.times, check: 600_000 } };
const lira = 'The collector pays 4 lira a kilo.';
const seven = 'It brings them 7 lira a kilo today.';

describe.each(dialects)('the second reading of a project, on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;
  let stakeholders: ToolsetDocument;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: byExample(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  beforeEach(async () => {
    model.calls.length = 0;
    answer((call) => ({ text: answerFindings(call.body, [{ question: 'Four or seven?', texts: [lira, seven] }]) }));
    // Each with a wallet of their own.
    ada = await Person.register(server);
    project = await ada.project();
    const about = server.services.toolsets.get('about').examples.en;
    await ada.save(project, 'about', { ...about, summary: `Bread is left over. ${lira}` });
    const example = server.services.toolsets.get('stakeholder').examples.en;
    const [first, ...others] = example['stakeholders'] as object[];
    stakeholders = await ada.save(project, 'stakeholder', {
      ...example,
      stakeholders: [...others, { ...first, why: `They want a price. ${seven}` }],
    });
  });

  /** What the second reader says; drafts are examples. */
  function answer(read: (call: ModelCall, index: number) => ModelAnswer) {
    model.script = (call, index) => (isReading(call) ? read(call, index) : { text: byExample(call.body) });
  }
  const path = () => `/api/projects/${project}/critique`;
  const order = (who = ada) => who.call('POST', path());
  const readings = () => model.calls.filter(isReading);
  const findings = async (who = ada) => (await who.call('GET', path())).body.data as Finding[];
  const settle = (id: string, status: string, who = ada) => who.call('PATCH', `${path()}/${id}`, { status });
  const opened = async () => (await ada.call('GET', `/api/projects/${project}`)).body.data;
  async function read(who = ada) {
    const { status, body } = await order(who);
    expect([status, body.data]).toEqual([202, { id: expect.any(String), status: 'queued', tokens: critiquePrice }]);
    return ada.ended(body.data.id);
  }

  it('is ordered, paid and kept: both places with their words, where they stand today', async () => {
    expect((await opened()).critique).toEqual({ tokens: critiquePrice, readAt: null, shortened: false });
    expect(await findings()).toEqual([]);
    const before = await ada.balance();
    const ended = await read();
    expect(ended).toMatchObject({ status: 'succeeded', tokens: critiquePrice, progress: { done: 1, total: 1 } });
    expect(await ada.balance()).toBe(before - critiquePrice);
    const index = (stakeholders['stakeholders'] as object[]).length - 1;
    expect(await findings()).toEqual([
      {
        id: expect.any(String),
        question: 'Four or seven?',
        status: 'open',
        places: [
          { toolset: 'about', pointer: '/summary', name: 'Summary', words: lira, state: 'there' },
          {
            toolset: 'stakeholder',
            pointer: `/stakeholders/${index}/why`,
            name: expect.stringMatching(/^Stakeholders › .+ › /),
            words: seven,
            state: 'there',
          },
        ],
      },
    ]);
    const { critique, generations } = await opened();
    expect([generations, critique.readAt]).toEqual([[], expect.any(String)]);
    // It changes nothing.
    expect((await ada.toolset(project, 'stakeholder')).revision).toBe(1);
  });

  it('says of a finding whether its words still stand, have changed, or are gone', async () => {
    await read();
    await ada.save(project, 'stakeholder', {
      ...stakeholders,
      stakeholders: (stakeholders['stakeholders'] as object[]).slice(0, -1),
    });
    const about = (await ada.toolset(project, 'about')).content!;
    await ada.save(project, 'about', { ...about, summary: 'The collector pays 7 lira a kilo.' });
    expect((await findings())[0]!.places).toMatchObject([
      { toolset: 'about', pointer: '/summary', words: lira, state: 'changed' },
      { toolset: 'stakeholder', pointer: null, words: seven, state: 'removed' },
    ]);
  });

  it('keeps what the team has said of a finding over the next reading, and takes it back', async () => {
    await read();
    const [{ id }] = (await findings()) as [Finding];
    expect((await settle(id, 'dismissed')).status).toBe(204);
    answer(({ body }) => ({
      text: answerFindings(body, [
        { question: 'Another?', texts: ['Bread is left over.', seven] },
        { question: 'Four, or is it seven?', texts: [seven, lira] },
      ]),
    }));
    await read();
    // Told to the model, which found it all the same; the other is of the same two fields.
    expect(readings().at(-1)!.body.messages[1]!.content).toContain('Four or seven?');
    expect(await findings()).toMatchObject([{ id, status: 'open', question: 'Another?' }]);
    expect((await settle(id, 'settled')).status).toBe(204);
    expect((await findings())[0]!.status).toBe('settled');
    expect((await settle(id, 'open')).status).toBe(204);
    expect((await findings())[0]!.status).toBe('open');
    expect((await settle('nothing', 'settled')).status).toBe(404);
    expect((await settle(id, 'forgotten')).status).toBe(422);
  });

  it('leaves out what was invented, and finds nothing where nothing contradicts', async () => {
    answer(({ body }) => {
      const { findings: whole } = JSON.parse(
        answerFindings(body, [
          { question: 'Sound?', texts: [lira, seven] },
          { question: 'Invented?', texts: [lira, 'Nobody wrote this.'] },
        ]),
      );
      const paraphrased = { ...whole[0], question: 'Not word for word?' };
      paraphrased.places = [whole[0].places[0], { ...whole[0].places[1], words: 'they get seven lira' }];
      return { text: JSON.stringify({ findings: [paraphrased, ...whole] }) };
    });
    await read();
    expect((await findings()).map(({ question }) => question)).toEqual(['Sound?']);
    answer(() => ({ text: '{"findings": []}' }));
    expect(await read()).toMatchObject({ status: 'succeeded', tokens: critiquePrice });
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['no JSON', () => ({ text: 'All is well.' })],
    ['nothing but invented places', () => ({ text: '{"findings":[{"question":"?","places":[]}]}' })],
    ['a refusal', () => ({ refusal: 'No.' })],
    ['a broken server', () => ({ status: 500 })],
  ] satisfies [string, () => ModelAnswer][])('costs nothing where the model answers with %s', async (_, broken) => {
    const before = await ada.balance();
    await read();
    const [known] = await findings();
    answer(broken);
    const ended = await read();
    expect(ended).toMatchObject({ status: 'failed', tokens: 0, error: { message: expect.any(String) } });
    expect(await ada.balance()).toBe(before - critiquePrice);
    expect(await findings()).toEqual([known]);
  });

  it('is done once at a time, and cancelled at once without a price', async () => {
    answer(() => ({ text: '{"findings":[', end: 'silence' }));
    const before = await ada.balance();
    const { id } = (await order()).body.data;
    const events = ada.events(id);
    await expect.poll(() => readings()).toHaveLength(1);
    expect((await opened()).generations).toEqual([{ id, kind: 'critique', status: 'running', toolsets: ['*'] }]);
    const again = await order();
    expect(again).toMatchObject({ status: 409, body: { key: 'critique-running', message: expect.any(String) } });
    // What is drafted meanwhile is not in its way, nor it in that of others.
    expect((await ada.ended((await ada.begin(project, 'market')).id)).status).toBe('succeeded');
    expect((await ada.call('DELETE', `/api/generations/${id}`)).status).toBe(204);
    await readings()[0]!.closed;
    expect((await events).at(-1)).toMatchObject({ name: 'failed', data: { status: 'cancelled', tokens: 0 } });
    const { tokenCost } = server.services.toolsets.get('market').manifest;
    expect(await ada.balance()).toBe(before - tokenCost);
    expect((await opened()).critique.readAt).toBeNull();
  });

  it('is not sent where it does not fit', async () => {
    model.context = 1200;
    const small = await startTestServer(
      { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'fake-1' },
      { dialect, generation },
    );
    try {
      const bora = await Person.register(small);
      const own = await bora.project();
      model.calls.length = 0;
      const { body } = await bora.call('POST', `/api/projects/${own}/critique`);
      expect(await bora.ended(body.data.id)).toMatchObject({
        status: 'failed',
        tokens: 0,
        error: { key: 'model-context-too-small' },
      });
      expect(readings()).toEqual([]);
    } finally {
      delete model.context;
      await small.stop();
    }
  });

  it('is paid by the owner, and goes with the project: not into copies, but into what the owner takes out', async () => {
    await read();
    const copied = await ada.call('POST', `/api/projects/${project}/copies`, { name: 'Copy', toolsets: 'all' });
    const copy = copied.body.data.project.id;
    expect((await ada.call('GET', `/api/projects/${copy}/critique`)).body.data).toEqual([]);
    const taken = await ada.call('GET', '/api/user/export');
    const file = typeof taken.body === 'string' ? JSON.parse(taken.body) : taken.body;
    const kept = file.data.projects.find((each: { id: string }) => each.id === project);
    expect(kept.critique.findings).toMatchObject([{ question: 'Four or seven?', status: 'open' }]);
    const { connection } = server.services.database;
    await ada.call('DELETE', `/api/projects/${project}`);
    await ada.call('DELETE', `/api/projects/${project}`);
    expect(await connection('project_critiques').where({ project_id: project })).toEqual([]);
  });

  it('compares two toolsets at least', async () => {
    const created = await ada.call('POST', '/api/projects', { name: 'New', description: 'Not yet written.' });
    project = created.body.data.project.id;
    await ada.ended(created.body.data.generation.id);
    for (const toolset of ['about', 'sections'])
      await ada.call('DELETE', `/api/projects/${project}/toolsets/${toolset}/draft`);
    expect(await order()).toMatchObject({ status: 400, body: { key: 'nothing-to-compare' } });
  });
});

it('is refused where no model is connected, and the project says so', async () => {
  const server = await startTestServer({}, { withoutModel: true });
  try {
    const ada = await Person.register(server);
    const project = await ada.project();
    const { critique } = (await ada.call('GET', `/api/projects/${project}`)).body.data;
    expect(critique).toEqual({ tokens: null, readAt: null, shortened: false });
    const refused = await ada.call('POST', `/api/projects/${project}/critique`);
    expect(refused).toMatchObject({ status: 400, body: { key: 'no-second-reader' } });
  } finally {
    await server.stop();
  }
});
