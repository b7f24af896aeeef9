import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { openDatabase } from '#server/database/openDatabase.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { startTestServer } from '#server/testing/startTestServer.ts';
import { createTestDatabase, dialects } from '#server/testing/testDatabases.ts';

import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const time = '2026-11-20T10:00:00.000Z';
const hash = (letter: string) => letter.repeat(64);
const later = () => new Date(Date.now() + 600_000).toISOString();

/** Somebody with a workspace, and codes under way: asked for, proved with a token, and of who is signed in. */
const rows = () => ({
  users: [
    {
      id: 'deniz',
      email: 'deniz@example.com',
      full_name: 'Deniz Kaya',
      language: 'tr',
      password_hash: '-',
      created_at: time,
      terms_accepted_at: time,
    },
  ],
  workspaces: [{ id: 'home', user_id: 'deniz', name: 'Çalışma alanım', is_default: true, created_at: time }],
  sessions: [
    { id: 's', user_id: 'deniz', token_hash: hash('s'), created_at: time, last_seen_at: time, expires_at: later() },
  ],
  verification_codes: [
    { id: 'a', purpose: 'register', subject: 'new@example.com', code_hash: hash('a'), attempts: 2, token_hash: null },
    {
      id: 'b',
      purpose: 'register',
      subject: 'proved@example.com',
      code_hash: hash('b'),
      attempts: 0,
      token_hash: hash('t'),
    },
    { id: 'c', purpose: 'change-email', subject: 'deniz', code_hash: hash('c'), attempts: 0, token_hash: null },
  ].map((code) => ({ ...code, created_at: new Date().toISOString(), expires_at: later() })),
});

describe.each(dialects)(
  'a database with codes under way from before they were bound to who asked, on %s',
  (dialect) => {
    it('migrates: the codes end, nothing else is lost, and registration goes on', async () => {
      const test = await createTestDatabase(dialect);
      const file = path.join(path.dirname(test.file), 'filiz.sqlite');
      const database = await openDatabase(test.url ? { url: test.url } : { file });
      const { connection } = database;
      await migrate(
        connection,
        dialect,
        Object.keys(migrations).filter((name) => name < '2026-11-08'),
      );
      const kept = ['users', 'workspaces', 'sessions'];
      for (const [table, of] of Object.entries(rows())) await connection(table).insert(of);
      const all = () => Promise.all(kept.map((table) => connection(table).orderBy('id')));
      const before = await all();
      await database.migrate();
      expect(await all()).toMatchObject(before);
      expect(await connection.schema.hasTable('verification_codes')).toBe(false);
      expect(await connection('code_flows')).toEqual([]);
      await database.close();

      const server = await startTestServer({ DATA_DIR: path.dirname(test.file) }, { dialect, database: test });
      for (const email of ['new@example.com', 'proved@example.com']) {
        const old = { email, code: '123456' };
        expect((await server.call('POST', '/api/auth/register/verify', { body: old })).status).toBe(400);
        const { token } = await server.register(email);
        expect((await server.call('GET', '/api/user/current', { token })).body.data.email).toBe(email);
        const body = { email, password: goodPassword };
        expect((await server.call('POST', '/api/auth/login', { body })).status).toBe(200);
      }
      await server.stop();
      await test.drop();
    });
  },
);
