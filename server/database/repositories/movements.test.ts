import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { movementReasons } from '#engine/protocol/balance.ts';
import { balanceOf, grantTokens, openAccounts, reserveTokens, settleTokens } from '#server/billing/ledger.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { listMovements } from './movements.ts';
import { insertUser } from './users.ts';

const many = 900;
const projects = ['a', 'b', 'c'];

/** The steps by which the entries of a page are found, in words; those of MariaDB with the way of access first. */
async function planOf(connection: Connection, dialect: string, list: (on: Connection) => Promise<unknown>) {
  const asked: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = (query: { sql: string; bindings: readonly unknown[] }) => void asked.push(query);
  connection.on('query', note);
  await list(connection);
  connection.removeListener('query', note);
  const { sql, bindings } = asked.find((query) => query.sql.includes('limit') && query.sql.includes('account_id'))!;
  const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain';
  const answer = (await connection.raw(`${explain} ${sql}`, bindings as string[])) as unknown[];
  const rows = (dialect === 'sqlite' ? answer : answer[0]) as Record<string, string>[];
  return rows.map((row) => row['detail'] ?? `${row['type']} ${row['table']} ${row['key']} ${row['Extra']}`);
}

describe.each(dialects)('a long list of movements on %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  let userId: string;
  let middle: string;

  beforeAll(async () => {
    test = await createMigratedDatabase(dialect);
    database = await openDatabase(test.url ? { url: test.url } : { file: test.file });
    await database.migrate();
    const names = { fullName: 'x', language: 'en', passwordHash: '-', termsAccepted: true } as const;
    userId = await database.transaction(async (transaction) => {
      const user = await insertUser(transaction, { email: 'ada@example.com', ...names });
      await openAccounts(transaction, user.id);
      await grantTokens(transaction, { userId: user.id, amount: many, reference: 'welcome', once: 'welcome' });
      return user.id;
    });
    await database.transaction(async (transaction) => {
      for (let index = 0; index < many / 2; index += 1) {
        const reference = createId();
        const purpose = { projectId: projects[index % 3]!, toolset: 'market', startedBy: userId };
        await reserveTokens(transaction, { userId, amount: 2, reference, purpose });
        await settleTokens(transaction, { userId, reserved: 2, charged: index % 2, reference, purpose });
        if (index === many / 4) middle = new Date().toISOString();
      }
    });
    await database.connection.raw(
      dialect === 'sqlite' ? 'analyze' : 'analyze table ledger_entries, ledger_transactions',
    );
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  const list = (filter: Partial<Parameters<typeof listMovements>[2]>, on = database.connection) =>
    listMovements(on, userId, { limit: 50, ...filter });

  it.each([
    ['all', {}],
    ['a reason', { reason: 'grant' as const }],
    ['a project', { projectId: 'b' }],
    ['a project and a reason', { projectId: 'b', reason: 'release' as const }],
    ['a time', { from: '2026-01-01T00:00:00Z', to: '2099-01-01T00:00:00Z' }],
    ['the page behind', { before: '06' }],
  ])('finds %s by indexes, and sorts nothing', async (_, filter) => {
    const plan = await planOf(database.connection, dialect, (on) => list(filter, on));
    expect(plan.length).toBeGreaterThan(0);
    for (const step of plan)
      expect(step).not.toMatch(dialect === 'sqlite' ? /^SCAN|TEMP B-TREE/ : /^(ALL|index) |filesort|temporary/);
  });

  it('gives every entry once, page by page, and those of each filter', async () => {
    const all = await list({ limit: 10_000 });
    const paged: string[] = [];
    for (let before: string | undefined; ;) {
      const page = await list({ limit: 400, before });
      paged.push(...page.map(({ id }) => id));
      if (page.length < 400) break;
      before = page.at(-1)!.id;
    }
    expect(paged).toEqual(all.map(({ id }) => id));
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(await balanceOf(database.connection, userId));
    for (const reason of movementReasons)
      expect(await list({ reason, limit: 10_000 })).toEqual(all.filter(({ kind }) => kind === reason));
    const parts = [await list({ to: middle, limit: 10_000 }), await list({ from: middle, limit: 10_000 })];
    expect(parts.every((part) => part.length > 100)).toBe(true);
    expect(parts.toReversed().flat()).toEqual(all);
    const ofProjects = await Promise.all(projects.map((projectId) => list({ projectId, limit: 10_000 })));
    expect(ofProjects.flat()).toHaveLength(all.length - 1);
  });
});
