import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { beginSession } from './sessions.ts';

const atOnce = 14;
const several = <T>(call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: atOnce }, (_, i) => call(i)));

describe.each(dialects)('parallel calls of one person, on %s', (dialect) => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({}, { dialect })));
  afterAll(() => server.stop());

  const copies = async (table: string, userId: string, count: number) => {
    const { connection } = server.services.database;
    const pattern = await connection(table).where({ user_id: userId }).first();
    const rows = Array.from({ length: count }, (_, index) => ({
      ...pattern,
      id: `${table}-${index}`,
      ...(table === 'workspaces' && { is_default: false }),
      ...(table === 'sessions' && { token_hash: `hash-${index}` }),
    }));
    await connection.batchInsert(table, rows, 50);
  };
  const countOf = async (table: string, userId: string) =>
    (await server.services.database.connection(table).where({ user_id: userId })).length;

  it.each([
    ['workspaces', 200],
    ['projects', 1000],
  ])('make no more %s than %i', async (table, most) => {
    const { token, user } = await server.register();
    await server.call('POST', '/api/projects/example', { token });
    await copies(table, user.id, most - 2);
    const body = { name: 'One more', description: 'Boxes.' };
    const answers = await several((index) =>
      server.call('POST', `/api/${table}`, { token, body, headers: { 'idempotency-key': `${table}-${index}` } }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(atOnce - 1).fill(400)]);
    expect(await countOf(table, user.id)).toBe(most);
  });

  it('leave no more than fifty devices signed in', async () => {
    const { user } = await server.register();
    await copies('sessions', user.id, 49);
    const { database } = server.services;
    await several((index) =>
      database.transaction((transaction) =>
        beginSession(transaction, user.id, { userAgent: `device ${index}`, timeZone: null, formerToken: null }),
      ),
    );
    expect(await countOf('sessions', user.id)).toBe(50);
  });
});
