import { Writable } from 'node:stream';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '#server/database/Database.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { checkLedger } from './checkLedger.ts';
import { reconcileLedger } from './reconcileLedger.ts';

describe.each(dialects)('ledger reconciliation on %s', (dialect) => {
  let server: TestServer;
  let database: Database;
  let ada: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect, generation: quickly });
    ({ database } = server.services);
    ada = await Person.register(server);
    await Person.register(server);
    await ada.project();
  });
  afterAll(() => server.stop());

  it('reports nothing when the ledger is consistent', async () => {
    expect(await reconcileLedger(database.connection)).toEqual({ transactions: [], accounts: [], reservations: [] });
  });

  it('reports tokens reserved for work that no longer exists', async () => {
    const { connection } = database;
    const projectId = await ada.project();
    await database.transaction(async (transaction) => {
      const order = { userId: ada.id, projectId, kind: 'batch', language: 'en' } as const;
      await server.services.generations.start(transaction, { ...order, toolsets: ['market'] });
    });
    // The generation is queued, running or settled by now.
    expect((await reconcileLedger(connection)).reservations).toEqual([]);
    const { id } = await connection('ledger_accounts').where({ user_id: ada.id, kind: 'reserved' }).first('id');
    await connection('ledger_accounts').where({ id }).increment('balance', 5);
    expect((await reconcileLedger(connection)).reservations).toEqual([id]);
    await connection('ledger_accounts').where({ id }).decrement('balance', 5);
  });

  it('reports entries that do not add up, logs them once and exposes a metric', async () => {
    const { connection } = database;
    const wallet = await connection('ledger_accounts').where({ user_id: ada.id, kind: 'wallet' }).first('id');
    await connection('ledger_accounts').where({ id: wallet.id }).increment('balance', 5);
    const { transaction_id: crooked } = await connection('ledger_entries')
      .where({ account_id: 'house-grants' })
      .first('transaction_id');
    await connection('ledger_entries').where({ transaction_id: crooked, account_id: 'house-grants' }).increment({
      amount: 1,
    });
    const lone = { id: 'lone', kind: 'grant', reference: 'x', once: 'x', created_at: new Date().toISOString() };
    await connection('ledger_transactions').insert(lone);
    const found = await reconcileLedger(connection);
    expect(found.transactions.toSorted()).toEqual([crooked, 'lone'].toSorted());
    expect(found.accounts).toEqual([wallet.id]);

    const lines: string[] = [];
    const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line)) as undefined) });
    await checkLedger({ database, logger: pino(stream), metrics: server.services.metrics });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, count: 3, accounts: [wallet.id], msg: 'the ledger does not add up' },
    ]);
    expect((await server.call('GET', '/metrics')).body).toContain('\nfiliz_ledger_mismatches 3\n');
  });

  it('covers all rows, one slice at a time', async () => {
    const time = new Date().toISOString();
    const many = Array.from({ length: 1203 }, (_, index) => `many-${index}`);
    await database.connection.batchInsert(
      'ledger_transactions',
      many.map((id) => ({ id, kind: 'grant', reference: 'x', once: id, created_at: time })),
      100,
    );
    const { transactions } = await reconcileLedger(database.connection);
    expect(transactions.filter((id) => id.startsWith('many-'))).toHaveLength(1203);
  });
});
