import { readFileSync, statSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { UniqueViolationError } from '#server/errors/UniqueViolationError.ts';
import { createTestDatabase, dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { createId } from './createId.ts';
import type { Database, Transaction } from './Database.ts';
import { openDatabase } from './openDatabase.ts';
import { insertUser } from './repositories/users.ts';

const open = (test: TestDatabase) => openDatabase(test.url ? { url: test.url } : { file: test.file });
const somebody = () => ({
  email: `${createId()}@example.com`,
  fullName: 'Deniz',
  language: 'tr' as const,
  passwordHash: '-',
  termsAccepted: true,
});

describe.each(dialects)('%s', (dialect) => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await createTestDatabase(dialect);
    database = await open(test);
    await database.migrate();
  });

  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  it('runs each migration once, however many servers start', async () => {
    const second = await open(test);
    await Promise.all([database.migrate(), second.migrate()]);
    await second.close();
    const names = await database.connection('migrations').pluck('name');
    expect(new Set(names).size).toBe(names.length);
  });

  it('rolls back a transaction that fails', async () => {
    const user = somebody();
    const failing = database.transaction(async (transaction) => {
      await insertUser(transaction, user);
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect(await database.connection('users').where({ email: user.email })).toEqual([]);
  });

  it('translates constraint violations', async () => {
    const user = somebody();
    await database.transaction((transaction) => insertUser(transaction, user));
    const again = database.transaction((transaction) => insertUser(transaction, user));
    await expect(again).rejects.toBeInstanceOf(UniqueViolationError);
    const orphan = database.transaction((transaction) =>
      transaction('sessions').insert({
        id: createId(),
        user_id: 'nobody',
        token_hash: createId(),
        created_at: '',
        last_seen_at: '',
        expires_at: '',
      }),
    );
    await expect(orphan).rejects.toMatchObject({ code: 'reference-missing' });
  });

  it('stores text of every script, and distinguishes ids by case', async () => {
    const user = { ...somebody(), fullName: 'Işıl Öğüt 🌱 王' };
    const { id } = await database.transaction((transaction) => insertUser(transaction, user));
    expect(await database.connection('users').where({ id }).first('full_name')).toEqual({ full_name: user.fullName });
    expect(await database.connection('users').where({ id: id.toLowerCase() })).toEqual([]);
  });

  it('cascades the deletion of a person', async () => {
    const { id } = await database.transaction((transaction) => insertUser(transaction, somebody()));
    const workspace = { id: createId(), user_id: id, name: 'x', is_default: true, created_at: '' };
    await database.connection('workspaces').insert(workspace);
    await database.connection('users').where({ id }).delete();
    expect(await database.connection('workspaces').where({ user_id: id })).toEqual([]);
  });

  it('serialises or retries concurrent write transactions', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => {
        const user = await database.transaction((transaction) => insertUser(transaction, somebody()));
        return user.id;
      }),
    );
    const rename = (order: string[]) =>
      database.transaction(async (transaction: Transaction) => {
        for (const id of order) {
          const row = await transaction('users').where({ id }).forUpdate().first('full_name');
          await transaction('users')
            .where({ id })
            .update({ full_name: `${row.full_name}+` });
        }
      });
    // Opposite lock orders cause deadlocks on MySQL.
    await Promise.all(Array.from({ length: 6 }, (_, index) => rename(index % 2 ? ids : ids.toReversed())));
    const names = await database.connection('users').whereIn('id', ids).pluck('full_name');
    expect(names).toEqual(['Deniz++++++', 'Deniz++++++']);
  });
});

it('throws when the database cannot be reached', async () => {
  const database = await openDatabase({ url: 'mysql://root@127.0.0.1:9/nothing' });
  await expect(database.ping()).rejects.toBeInstanceOf(UnavailableError);
  await expect(database.transaction(async () => 1)).rejects.toBeInstanceOf(UnavailableError);
  await database.close();
});

it('creates SQLite files that only their owner can read', async () => {
  const test = await createTestDatabase('sqlite');
  const database = await open(test);
  await database.migrate();
  for (const end of ['', '-wal']) expect(statSync(test.file + end).mode & 0o777).toBe(0o600);
  await database.close();
  await test.drop();
});

it('leaves nothing of a deleted row in the file of SQLite', async () => {
  const test = await createTestDatabase('sqlite');
  const database = await open(test);
  await database.migrate();
  const secret = `secret-${'0123456789'.repeat(300)}`;
  const user = await database.transaction((transaction) =>
    insertUser(transaction, { ...somebody(), passwordHash: secret }),
  );
  const kept = await database.transaction((transaction) => insertUser(transaction, somebody()));
  await database.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  expect(readFileSync(test.file!, 'latin1')).toContain(secret.slice(0, 30));
  await database.connection('users').where({ id: user.id }).delete();
  await database.connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  const text = readFileSync(test.file!, 'latin1');
  expect(text).toContain(kept.id);
  expect(text).not.toContain('0123456789'.repeat(2));
  await database.close();
  await test.drop();
});
