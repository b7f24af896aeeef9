import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();

describe.each(dialects)('taking turns on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;

  beforeAll(async () => {
    model = await new FakeModelServer(() => ({ silent: true })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation: quickly });
  });
  beforeEach(() => {
    model.script = ({ body }) => ({ text: write(body) });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  it('runs two generations of a person at once, queues the rest, and serves other people meanwhile', async () => {
    const [ada, bert] = [await Person.register(server), await Person.register(server)];
    const [project, other] = [await ada.project(), await bert.project()];
    let open = 0;
    let most = 0;
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    model.script = async ({ body, closed }) => {
      open += 1;
      most = Math.max(most, open);
      void closed.then(() => (open -= 1));
      await gate;
      return { text: write(body) };
    };
    const mine = [];
    for (const toolset of ['stakeholder', 'market', 'environmental', 'observation', 'exploratory-interview'])
      mine.push((await ada.begin(project, toolset)).id);
    await expect.poll(() => open).toBe(2);
    const theirs = (await bert.begin(other, 'stakeholder')).id;
    await expect.poll(() => open).toBe(3);
    expect((await bert.read(theirs)).status).toBe('running');
    expect((await Promise.all(mine.map((id) => ada.read(id)))).map(({ status }) => status)).toEqual([
      'running',
      'running',
      'queued',
      'queued',
      'queued',
    ]);
    expect(most).toBe(3);
    letGo();
    for (const id of mine) expect((await ada.ended(id)).status).toBe('succeeded');
    expect((await bert.ended(theirs)).status).toBe('succeeded');
    expect(most).toBe(3);
  });

  it('accepts thirty per minute, then answers with Retry-After', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    model.script = () => ({ silent: true });
    // One was used by the draft of the project's set-up.
    for (let count = 1; count < 30; count += 1) {
      const { id } = await ada.begin(project, 'stakeholder');
      await ada.call('DELETE', `/api/generations/${id}`);
    }
    const refused = await ada.order(project, 'stakeholder');
    expect(refused).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ada.orderSeveral(project, ['market'])).status).toBe(429);
    const another = await ada.call('POST', '/api/projects', { name: 'One more', description: 'A project.' });
    expect(another).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    expect((await ada.call('GET', '/api/projects')).body.data).toHaveLength(1);
  });

  it('enforces the queue limit, and asks later callers to retry', async () => {
    const [crowd, ada] = [await Person.register(server), await Person.register(server)];
    const [theirs, project] = [await crowd.project(), await ada.project()];
    const { connection } = server.services.database;
    const pattern = await connection('generations').where({ project_id: theirs }).first();
    // A row claimed by another server counts towards the limit of two, so that these stay queued.
    const running = { ...pattern, status: 'running', worker_id: 'elsewhere', lease_until: '2999-01-01T00:00:00.000Z' };
    const waiting = { ...pattern, status: 'queued', worker_id: null, lease_until: null, finished_at: null };
    const rows = Array.from({ length: 5002 }, (_, index) => ({
      ...(index < 2 ? running : waiting),
      id: `waiting-${index}`,
    }));
    await connection.batchInsert('generations', rows, 100);
    const before = await ada.balance();
    const refused = await ada.order(project, 'stakeholder');
    expect(refused).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await ada.balance()).toBe(before);
    await connection('generations').where('id', 'like', 'waiting-%').delete();
    expect((await ada.order(project, 'stakeholder')).status).toBe(202);
  });

  it('does not count repetitions of an Idempotency-Key', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    model.script = () => ({ silent: true });
    const order = () => ada.order(project, 'stakeholder', {}, { 'idempotency-key': 'the-same' });
    const { id } = (await order()).body.data;
    for (let count = 0; count < 31; count += 1) expect((await order()).body.data?.id).toBe(id);
    expect((await ada.order(project, 'market')).status).toBe(202);
  });

  it('counts concurrent orders with the same key once', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    model.script = () => ({ silent: true });
    const key = { 'idempotency-key': 'all-at-once' };
    const replies = await Promise.all(Array.from({ length: 40 }, () => ada.order(project, 'stakeholder', {}, key)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.data?.id}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(202);
    expect((await ada.order(project, 'market')).status).toBe(202);
  });
});
