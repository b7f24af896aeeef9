import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Standing } from '#engine/protocol/standing.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';
import { mysqlUrl, type TestDatabase } from '#server/testing/testDatabases.ts';

describe.skipIf(!mysqlUrl)('two servers on one database', { timeout: 90_000 }, () => {
  let database: TestDatabase;
  let servers: [ServerProcess, ServerProcess];
  let ada: Person;
  let bora: Person;
  let project: string;

  beforeAll(async () => {
    database = await createMigratedDatabase('mysql');
    const environment = { DATABASE_URL: database.url! };
    servers = [await startServerProcess(environment, {}), await startServerProcess(environment, {})];
    ada = await Person.register(servers[0]);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id as string;
    const { token, user } = await servers[1].register('bora@example.com');
    bora = new Person(servers[1], { id: user.id, token });
    const body = { email: 'bora@example.com', role: 'editor' };
    expect((await ada.call('POST', `/api/projects/${project}/members`, body)).status).toBe(201);
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
    await database.drop();
  });

  const standing = async (person: Person) =>
    (await person.call('GET', `/api/projects/${project}/standing`)).body.data as Standing;

  it('let one of two people who start a round at once do so, and tell the other which one', async () => {
    const watcher = new ProjectWatcher(servers[1], bora, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    const start = (person: Person, name: string, key: string) =>
      person.call('POST', `/api/projects/${project}/rounds`, { name, after: 1 }, { 'idempotency-key': key });
    const answers = await Promise.all([
      start(ada, 'Ada’s', 'a'),
      start(bora, 'Bora’s', 'b'),
      start(ada, 'Ada’s', 'c'),
      start(bora, 'Bora’s', 'd'),
    ]);
    const won = answers.filter(({ status }) => status === 201);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const { round } = won[0]!.body.data;
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ key: 'round-conflict', data: { round } });

    for (const person of [ada, bora]) expect((await standing(person)).rounds).toHaveLength(2);
    const { body } = await ada.call('GET', `/api/projects/${project}/versions`);
    expect(body.data.filter(({ cause }: { cause: string }) => cause === 'round')).toHaveLength(1);
    // Also where the round was started at the other server, which has no bus to this one.
    await expect.poll(() => watcher.all('rounds').length, { timeout: 20_000 }).toBeGreaterThan(0);
    watcher.leave();
  });

  it('record a decision at one server for whoever reads at the other', async () => {
    const body = { verdict: 'stop', text: 'Enough.', claims: ['sections/assumptions/staff-will-offer'] };
    expect((await ada.call('POST', `/api/projects/${project}/decisions`, body)).status).toBe(201);
    expect((await standing(bora)).decision).toMatchObject({ text: 'Enough.', by: { id: ada.id }, round: 2 });
  });
});
