import { afterAll, beforeAll, expect, it } from 'vitest';

import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('counts calls in parallel one by one', async () => {
  const { token, user } = await server.register();
  const { connection } = server.services.database;
  const pattern = await connection('workspaces').where({ user_id: user.id }).first();
  const rows = Array.from({ length: 196 }, (_, index) => ({ ...pattern, id: `w-${index}`, is_default: false }));
  await connection.batchInsert('workspaces', rows, 50);
  const create = () => server.call('POST', '/api/workspaces', { token, body: { name: 'One more' } });
  const replies = await Promise.all(Array.from({ length: 12 }, create));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 201),
    ...Array.from({ length: 9 }, () => 400),
  ]);
});

it.each([
  ['workspaces', 200, 'You have 200 workspaces'],
  ['projects', 1000, 'You have 1000 projects'],
])('lets nobody have more %s than %i', async (table, most, said) => {
  const { token, user } = await server.register();
  const { connection } = server.services.database;
  const made = await server.call('POST', '/api/projects/example', { token });
  expect(made.status).toBe(201);
  const pattern = await connection(table).where({ user_id: user.id }).first();
  const rows = Array.from({ length: most - 2 }, (_, index) => ({
    ...pattern,
    id: `${table}-${index}`,
    ...(table === 'workspaces' && { is_default: false }),
  }));
  await connection.batchInsert(table, rows, 50);
  const create = () =>
    server.call('POST', `/api/${table}`, { token, body: { name: 'One more', description: 'Boxes.' } });
  expect((await create()).status).toBe(201);
  const refused = await create();
  expect(refused).toMatchObject({ status: 400, body: { key: `too-many-${table}` } });
  expect(refused.body.message).toContain(said);
  await connection(table).where('id', `${table}-1`).delete();
  expect((await create()).status).toBe(201);
});

it('keeps fifty devices of a person signed in, and ends the one that was used longest ago', async () => {
  const { token, user } = await server.register();
  const { connection } = server.services.database;
  const pattern = await connection('sessions').where({ user_id: user.id }).first();
  const rows = Array.from({ length: 60 }, (_, index) => ({
    ...pattern,
    id: `session-${index}`,
    token_hash: `hash-${index}`,
    last_seen_at: new Date(Date.now() - (index + 1) * 60_000).toISOString(),
  }));
  await connection.batchInsert('sessions', rows, 50);
  const body = { email: user.email, password: goodPassword };
  expect((await server.call('POST', '/api/auth/login', { body })).status).toBe(200);
  const left = await connection('sessions').where({ user_id: user.id }).pluck('id');
  expect(left).toHaveLength(50);
  expect(left).toContain('session-0');
  expect(left).not.toContain('session-59');
  expect((await server.call('GET', '/api/user/current', { token })).status).toBe(200);
});
