import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Transaction } from '#server/database/Database.ts';
import { findAccount } from '#server/database/repositories/ledgerAccounts.ts';
import { insertProject } from '#server/database/repositories/projects.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { mysqlUrl } from '#server/testing/testDatabases.ts';

// Not on SQLite, where a single writer rules out interleaving.
describe.skipIf(!mysqlUrl)('what begins while something is being deleted', () => {
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect: 'mysql', generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(() => server.stop());

  async function untilSomebodyWaits() {
    const waiting = () =>
      server.services.database
        .connection('information_schema.innodb_trx')
        .join('information_schema.processlist', 'processlist.id', 'innodb_trx.trx_mysql_thread_id')
        .whereRaw('processlist.db = database()')
        .where({ trx_state: 'LOCK WAIT' })
        .pluck('trx_id');
    // InnoDB refreshes its lock information only every tenth of a second, so poll less often.
    await expect.poll(waiting, { timeout: 9000, interval: 250 }).not.toEqual([]);
  }

  /**
   * Requests the deletion while a transaction is open; the transaction goes on once the deletion waits for its lock.
   */
  async function deleteAmid(path: string, begin: (transaction: Transaction) => Promise<unknown>, goOn: typeof begin) {
    const { database } = server.services;
    let deletion: Promise<{ status: number }> | undefined;
    await database.transaction(async (transaction) => {
      await begin(transaction);
      deletion = ada.call('DELETE', path);
      await untilSomebodyWaits();
      await goOn(transaction);
    });
    expect((await deletion)?.status).toBe(204);
  }

  it('releases the tokens of a generation for that project', async () => {
    const projectId = await ada.project();
    const balance = await ada.balance();
    const order = { userId: ada.id, projectId, kind: 'batch', language: 'en' } as const;
    await deleteAmid(
      `/api/projects/${projectId}`,
      (transaction) => server.services.generations.start(transaction, { ...order, toolsets: ['market'] }),
      async () => {},
    );
    expect((await findAccount(server.services.database.connection, ada.id, 'reserved'))?.balance).toBe(0);
    expect(await ada.balance()).toBe(balance);
  });

  it('keeps a project moved into that workspace', async () => {
    const workspaceId = (await ada.call('POST', '/api/workspaces', { name: 'Lab' })).body.data.id;
    const lateComer = { userId: ada.id, workspaceId, name: 'Kutu', description: 'Boxes.', language: 'tr' } as const;
    let id = '';
    const chosen = (await ada.call('GET', '/api/workspaces')).body.data[0].id;
    await deleteAmid(
      `/api/workspaces/${workspaceId}?projects=move&to=${chosen}`,
      (transaction) => transaction('workspaces').where({ id: workspaceId }).forShare().first('id'),
      async (transaction) => void ({ id } = await insertProject(transaction, lateComer)),
    );
    expect(await ada.call('GET', `/api/projects/${id}`)).toMatchObject({ status: 200, body: { data: { id } } });
  });
});
