import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelScript } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';
import { mysqlUrl, type TestDatabase } from '#server/testing/testDatabases.ts';
import { allEvents } from '#server/testing/watchEvents.ts';

import { defaultTuning } from './GenerationTuning.ts';

const write = answerFromExamples();
const generation = { ...quickly, times: { ...quickly.times, lease: 5000 } };
const kinds = redisUrl ? (['with Redis', 'without Redis'] as const) : (['without Redis'] as const);

interface Seat {
  server: ServerProcess;
  /** Each server has a model of its own, which shows which server ran a job. */
  model: FakeModelServer;
}

describe.skipIf(!mysqlUrl).each(kinds)('two servers on one database %s', { timeout: 90_000 }, (kind) => {
  let database: TestDatabase;
  let prefix: string;
  const models: FakeModelServer[] = [];
  let seats: [Seat, Seat];

  beforeAll(async () => {
    database = await createMigratedDatabase('mysql');
    prefix = createTestPrefix();
    seats = [await open(), await open()];
  });
  beforeEach(() => script(({ body }) => ({ text: write(body) })));
  afterAll(async () => {
    for (const { server } of seats) await server.kill();
    for (const model of models) await model.stop();
    await database.drop();
    if (redisUrl) await dropTestPrefix(prefix);
  });

  async function open(): Promise<Seat> {
    const model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    models.push(model);
    const environment = {
      DATABASE_URL: database.url!,
      OPENAI_BASE_URL: model.url,
      ...(kind === 'with Redis' && { REDIS_URL: redisUrl! }),
    };
    return { model, server: await startServerProcess(environment, { generation, redisPrefix: prefix }) };
  }

  const script = (next: ModelScript) => {
    for (const { model } of seats) Object.assign(model, { script: next }).calls.length = 0;
  };
  const callsOf = () => seats.map(({ model }) => model.calls.length);
  const asked = () => callsOf().reduce((sum, count) => sum + count, 0);

  async function peopleWithProjects(count: number): Promise<{ person: Person; project: string }[]> {
    return Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const person = await Person.register(seats[index % 2]!.server);
        return { person, project: await person.project() };
      }),
    );
  }

  it('share the work', async () => {
    const people = await peopleWithProjects(12);
    script(({ body }) => ({ text: write(body), pace: { characters: 500, interval: 20 } }));
    const ids = await Promise.all(
      people.map(({ person, project }) => person.beginSeveral(project, ['market', 'stakeholder'])),
    );
    for (const [index, { id }] of ids.entries())
      expect((await people[index]!.person.ended(id)).steps.map(({ status }) => status)).toEqual([
        'succeeded',
        'succeeded',
      ]);
    expect(Math.min(...callsOf())).toBeGreaterThan(0);
    // No toolset was generated twice.
    expect(asked()).toBe(24);
  });

  it('send events to watchers at either of them', async () => {
    const [{ person, project }] = (await peopleWithProjects(1)) as [{ person: Person; project: string }];
    const watched = seats.map(() => Promise.withResolvers<void>());
    script(async ({ body }) => {
      await Promise.all(watched.map(({ promise }) => promise));
      return { text: write(body), pace: { characters: 200, interval: 50 } };
    });
    const { token } = person;
    const { id: generation } = await person.begin(project, 'market');
    const streams = await Promise.all(
      seats.map(({ server: { url } }, place) =>
        allEvents({ url, token, generation, onLine: () => watched[place]!.resolve() }),
      ),
    );
    for (const events of streams) {
      expect(events.at(-1)).toMatchObject({ name: 'done', data: { status: 'succeeded' } });
      const contents = events.filter(({ name }) => name === 'content');
      expect(contents.at(-1)?.data).toMatchObject({ toolset: 'market', complete: true });
      // With Redis every event arrives; without, the rows are read about every two seconds.
      expect(contents.length).toBeGreaterThan(kind === 'with Redis' ? 10 : 1);
    }
  });

  it('read a project once at a time, whichever is asked, and stop what the other one reads', async () => {
    const [{ person, project }] = (await peopleWithProjects(1)) as [{ person: Person; project: string }];
    const [here, there] = seats.map(({ server }) => person.at(server)) as [Person, Person];
    const path = `/api/projects/${project}/critique`;
    script(() => ({ text: '{"findings":[', end: 'silence' }));
    const before = await here.balance();
    const { id } = (await here.call('POST', path)).body.data;
    expect(await there.call('POST', path)).toMatchObject({ status: 409, body: { key: 'critique-running' } });
    await expect.poll(asked).toBe(1);
    const reading = seats.flatMap(({ model }) => model.calls)[0]!;
    // Not the one that reads.
    const other = callsOf()[0] === 0 ? here : there;
    await other.call('DELETE', `/api/generations/${id}`);
    await reading.closed;
    script(() => ({ text: '{"findings":[]}' }));
    const { id: next, tokens } = (await there.call('POST', path)).body.data;
    expect((await here.ended(next)).status).toBe('succeeded');
    expect(await there.balance()).toBe(before - tokens);
  });

  it('cancel what the other one runs', async () => {
    // Without Redis the worker polls the rows, often enough to stop within a second.
    expect(defaultTuning.times.check).toBeLessThanOrEqual(500);
    const [{ person, project }] = (await peopleWithProjects(1)) as [{ person: Person; project: string }];
    script(() => ({ silent: true }));
    for (const { server } of seats) {
      const before = await person.balance();
      const { id } = await person.begin(project, 'market');
      await expect.poll(asked).toBeGreaterThan(0);
      const [call] = seats.flatMap(({ model }) => model.calls.splice(0));
      expect((await person.at(server).call('DELETE', `/api/generations/${id}`)).status).toBe(204);
      await call!.closed;
      expect(await person.balance()).toBe(before);
    }
  });

  it('let a person run no more than two, on whichever server', async () => {
    const [{ person, project }] = (await peopleWithProjects(1)) as [{ person: Person; project: string }];
    const two = Promise.withResolvers<void>();
    let open = 0;
    let most = 0;
    script(async ({ body, closed }) => {
      most = Math.max(most, (open += 1));
      if (open === 2) two.resolve();
      void closed.then(() => (open -= 1));
      await two.promise;
      return { text: write(body), pace: { characters: 1500, interval: 20 } };
    });
    const toolsets = ['market', 'stakeholder', 'environmental', 'observation', 'exploratory-interview'];
    const ids = await Promise.all(
      toolsets.map((toolset, index) => person.at(seats[index % 2]!.server).begin(project, toolset)),
    );
    for (const { id } of ids) expect((await person.ended(id)).status).toBe('succeeded');
    expect(most).toBe(2);
  });

  it.each([0, 1] as const)('finish every job when server %i is killed', async (victim) => {
    // With Redis, chance decides who takes a job; among this many, the killed server has some.
    const people = await peopleWithProjects(kind === 'with Redis' ? 12 : 4);
    const survivor = seats[1 - victim]!;
    const before = await Promise.all(people.map(({ person }) => person.balance()));
    script(({ body }) => ({ text: write(body), pace: { characters: 500, interval: 30 } }));
    const orders = await Promise.all(
      people.map(({ person, project }) =>
        person.at(seats[victim].server).beginSeveral(project, ['market', 'stakeholder']),
      ),
    );
    await expect.poll(() => callsOf()[victim]).toBeGreaterThan(0);
    await seats[victim].server.kill();
    for (const [index, { id, tokens }] of orders.entries()) {
      const person = people[index]!.person.at(survivor.server);
      expect((await person.ended(id)).steps.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
      expect(await person.balance()).toBe(before[index]! - tokens);
    }
    seats[victim] = await open();
  });
});
