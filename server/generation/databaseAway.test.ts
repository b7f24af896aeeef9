import { expect, it } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { cutableProxy } from '#server/testing/cutableProxy.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { mysqlUrl } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();
const generation = { ...quickly, times: { ...quickly.times, lease: 1500 } };

it.skipIf(!mysqlUrl)('completes a generation although the database is away for a while', async () => {
  const database = await createMigratedDatabase('mysql');
  const url = new URL(database.url!);
  const proxy = await cutableProxy({ host: url.hostname, port: Number(url.port || 3306) });
  url.host = `127.0.0.1:${proxy.port}`;
  const model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
  const server = await startTestServer({ DATABASE_URL: url.href, OPENAI_BASE_URL: model.url }, { generation });
  try {
    const ada = await Person.register(server);
    const project = await ada.project();
    const before = await ada.balance();
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      asked.resolve();
      await gate.promise;
      return { text: write(body) };
    };
    const { id, tokens } = await ada.beginSeveral(project, ['market', 'stakeholder']);
    await asked.promise;
    proxy.cut();
    gate.resolve();
    expect((await ada.call('GET', `/api/generations/${id}`)).status).toBe(503);
    await model.calls.at(-1)!.closed;
    proxy.mend();
    expect((await ada.ended(id)).steps.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    expect(await ada.balance()).toBe(before - tokens);
  } finally {
    await server.stop();
    await model.stop();
    await proxy.close();
    await database.drop();
  }
});
