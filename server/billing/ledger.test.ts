import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { insertUser } from '#server/database/repositories/users.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import type { BusinessError } from '#server/errors/BusinessError.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { balanceOf, grantTokens, openAccounts, reserveTokens, settleTokens } from './ledger.ts';

describe.each(dialects)('the ledger on %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  let userId: string;

  beforeAll(async () => {
    test = await createMigratedDatabase(dialect);
    database = await openDatabase(test.url ? { url: test.url } : { file: test.file });
    await database.migrate();
  });

  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  beforeEach(async () => {
    userId = await database.transaction(async (transaction) => {
      const email = `${createId()}@example.com`;
      const user = await insertUser(transaction, {
        email,
        fullName: 'x',
        language: 'en',
        passwordHash: '-',
        termsAccepted: true,
      });
      await openAccounts(transaction, user.id);
      await grantTokens(transaction, {
        userId: user.id,
        amount: 100,
        reference: 'welcome',
        once: `welcome:${user.id}`,
      });
      return user.id;
    });
  });

  const balance = () => balanceOf(database.connection, userId);
  const reserve = (amount: number, reference = createId()) =>
    database.transaction((transaction) => reserveTokens(transaction, { userId, amount, reference }));
  const settle = (reserved: number, charged: number, reference: string) =>
    database.transaction((transaction) => settleTokens(transaction, { userId, reserved, charged, reference }));

  it('applies a grant only once', async () => {
    const again = { userId, amount: 100, reference: 'welcome', once: `welcome:${userId}` };
    expect(await database.transaction((transaction) => grantTokens(transaction, again))).toBe(false);
    expect(await balance()).toBe(100);
  });

  it('reserves, charges what was used and releases the rest', async () => {
    await reserve(60, 'a');
    expect(await balance()).toBe(40);
    expect(await settle(60, 45, 'a')).toBe(true);
    expect(await balance()).toBe(55);
  });

  it('settles a reservation only once, also when a second worker settles it later', async () => {
    await reserve(60, `b-${userId}`);
    await settle(60, 60, `b-${userId}`);
    expect(await settle(60, 0, `b-${userId}`)).toBe(false);
    expect(await balance()).toBe(40);
  });

  it('settles one reservation in parts, and never more than was reserved', async () => {
    await reserve(50, `c-${userId}`);
    await settle(20, 20, `c-${userId}/0`);
    await settle(30, 0, `c-${userId}/1`);
    expect(await balance()).toBe(80);
    await expect(settle(10, 0, `c-${userId}/2`)).rejects.toThrow('more was settled');
    expect(await balance()).toBe(80);
  });

  it('refuses to reserve more than the balance, and reports how much is missing', async () => {
    await expect(reserve(101)).rejects.toMatchObject({
      key: 'insufficient-tokens',
      facts: { needed: 101, balance: 100 },
    } satisfies Partial<BusinessError>);
    expect(await balance()).toBe(100);
  });

  it('never goes below zero under concurrent reservations', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => reserve(15)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.key] : []));
    expect(new Set(refused)).toEqual(new Set(['insufficient-tokens']));
    expect(await balance()).toBe(10);
  });

  it('balances: the entries of every transaction sum to zero, those of every account to its balance', async () => {
    await reserve(30, `d-${userId}`);
    await settle(30, 12, `d-${userId}`);
    const { connection } = database;
    const sums = await connection('ledger_entries').groupBy('transaction_id').sum({ sum: 'amount' });
    expect(new Set(sums.map(({ sum }) => Number(sum)))).toEqual(new Set([0]));
    const accounts = await connection('ledger_accounts').whereNotNull('user_id').select('id', 'balance');
    for (const { id, balance: kept } of accounts) {
      const [row] = await connection('ledger_entries').where({ account_id: id }).sum({ sum: 'amount' });
      expect(Number(row!['sum'] ?? 0)).toBe(kept);
    }
  });
});
