import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Connection } from '../database/Database.ts';
import { Person } from '../testing/Person.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { readToolsetState } from './readToolsetState.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('pairs content with its own revision under concurrent saves', async () => {
  const ada = await Person.register(server);
  const project = await ada.project();
  await ada.save(project, 'market', { overview: 'First.' });
  const { connection } = server.services.database;
  const contentIsRead = Promise.withResolvers<void>();
  let reads = 0;
  // A save from another window falls between the reads of one request.
  const table = ((name: string) => {
    const query = connection(name);
    if (name !== 'project_toolsets') return query;
    reads += 1;
    const isFirst = reads === 1;
    const run = query.then.bind(query);
    // oxlint-disable-next-line unicorn/no-thenable -- a query is one, and this is when it is sent
    query.then = (async (...then: Parameters<typeof run>) => {
      if (!isFirst) {
        await contentIsRead.promise;
        await ada.save(project, 'market', { overview: 'Second.' });
      }
      const rows = await run(...then);
      if (isFirst) contentIsRead.resolve();
      return rows;
    }) as typeof query.then;
    return query;
  }) as Connection;
  const overtaken = Object.assign(table, { raw: connection.raw.bind(connection) });
  const { toolsets } = server.services;
  const place = { userId: ada.id, projectId: project, toolsetId: 'market' };
  const state = await readToolsetState({ database: { connection: overtaken } as never, toolsets }, place);
  expect(reads).toBeGreaterThan(1);
  expect(state).toMatchObject({ revision: 1, content: { overview: 'First.' } });
  expect(await ada.toolset(project, 'market')).toMatchObject({ revision: 2, content: { overview: 'Second.' } });
});
