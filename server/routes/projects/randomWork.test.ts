import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { WorkRun } from '#server/testing/random-work/WorkRun.ts';
import { sureSteps, type WorkStep, workSteps } from '#server/testing/random-work/workSteps.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { createTestDatabase, dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

/** TEST_SEQUENCES=1000 for a long run. */
const sequences = Number(process.env['TEST_SEQUENCES'] ?? 12);
const write = answerFromExamples();

describe.each(dialects)('two people in one project, on %s', { timeout: 60_000 + sequences * 5000 }, (dialect) => {
  let model: FakeModelServer;
  let database: TestDatabase;
  let servers: TestServer[];
  let people: [Person, Person];
  let project: string;

  beforeAll(async () => {
    let answers = 0;
    model = await new FakeModelServer(({ body }) => {
      answers += 1;
      // Another text each time; ids and choices have no blanks.
      const another = (_: string, value: unknown) =>
        typeof value === 'string' && value.includes(' ') ? `${answers} ${value}` : value;
      return { text: JSON.stringify(JSON.parse(write(body), another)) };
    }).start();
    database = await createTestDatabase(dialect);
    const start = () => startTestServer({ OPENAI_BASE_URL: model.url }, { database, generation: quickly });
    // Each person at a server of their own, where the database may have several.
    servers = dialect === 'mysql' ? [await start(), await start()] : [await start()];
    // Hundreds of requests a minute, as no two people make them.
    for (const { services } of servers) services.limits.take = async () => {};
    const [here, there = here] = servers as [TestServer, ...TestServer[]];
    const email = 'bora@example.com';
    const { token, user } = await here.register(email);
    const ada = await Person.register(here);
    people = [ada, new Person(there, { id: user.id, token })];
    project = await ada.project();
    const reply = await ada.call('POST', `/api/projects/${project}/members`, { email, role: 'editor' });
    expect(reply.status).toBe(201);
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await database.drop();
    await model.stop();
  });

  it('lose no save, have back whatever was taken away, keep what is locked or was not asked for, and have revisions and stale marks right', async () => {
    await fc.assert(
      fc.asyncProperty(workSteps, async (steps) => {
        const { connection } = servers[0]!.services.database;
        await connection('ledger_accounts').where({ kind: 'wallet' }).update({ balance: 10_000 });
        // A project keeps so many versions only.
        await connection('project_versions').del();
        const run = await WorkRun.begin(people, project);
        for (const step of steps) await run.do(step);
        await run.end();
      }),
      { numRuns: sequences, examples: sureSteps.map((steps): [WorkStep[]] => [steps]) },
    );
  });
});
