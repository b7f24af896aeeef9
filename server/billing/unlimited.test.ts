import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { balanceOf, reserveTokens, settleTokens } from './ledger.ts';
import { reconcileLedger } from './reconcileLedger.ts';

describe.each(dialects)('an installation without billing on %s', (dialect) => {
  let server: TestServer;
  beforeAll(
    async () => (server = await startTestServer({ PAYMENT_GATEWAY: 'none' }, { dialect, generation: quickly })),
  );
  afterAll(() => server.stop());

  /** Spends all that a person has, in the books too. */
  async function spendAll({ id }: Person): Promise<void> {
    const { database } = server.services;
    const amount = await balanceOf(database.connection, id);
    const reference = `spent-${id}`;
    await database.transaction(async (transaction) => {
      await reserveTokens(transaction, { userId: id, amount, reference });
      await settleTokens(transaction, { userId: id, reserved: amount, charged: amount, reference });
    });
  }

  it('goes on writing at a balance of zero, counts what is used, and its books balance', async () => {
    const ada = await Person.register(server);
    const welcome = await ada.balance();
    expect(welcome).toBeGreaterThan(0);
    const project = await ada.project();
    await spendAll(ada);
    expect(await ada.balance()).toBe(0);
    const cost = server.services.toolsets.get('market').manifest.tokenCost;
    expect((await ada.ended((await ada.begin(project, 'market')).id)).status).toBe('succeeded');
    expect(await ada.balance()).toBe(0);
    const { data: entries } = (await ada.call('GET', '/api/balance/entries?limit=2')).body;
    const work = { toolset: 'market', projectId: project };
    expect(entries).toMatchObject([
      { reason: 'reserve', amount: -cost, ...work },
      { reason: 'unlimited', amount: cost, ...work },
    ]);
    const nothing = { transactions: [], accounts: [], reservations: [] };
    expect(await reconcileLedger(server.services.database.connection)).toEqual(nothing);
  });

  it('grants what is missing and no more, also to many orders at once', async () => {
    const ada = await Person.register(server);
    const projects = await Promise.all([ada.project(), ada.project(), ada.project()]);
    await spendAll(ada);
    const orders = await Promise.all(projects.map((project) => ada.begin(project, 'market')));
    for (const { id } of orders) expect((await ada.ended(id)).status).toBe('succeeded');
    expect(await ada.balance()).toBe(0);
    const granted = (await ada.call('GET', '/api/balance/entries?reason=unlimited')).body.data;
    const sum = granted.reduce((total: number, { amount }: { amount: number }) => total + amount, 0);
    expect(sum).toBe(orders.reduce((total, { tokens }) => total + tokens, 0));
    const found = await reconcileLedger(server.services.database.connection);
    expect([found.transactions, found.accounts]).toEqual([[], []]);
  });

  it('sells nothing', async () => {
    const ada = await Person.register(server);
    expect((await server.call('GET', '/api/plans')).body.data).toEqual({ plans: [], packages: [] });
    expect((await server.call('GET', '/api/configuration')).body.data.payments).toBe('none');
    const invoice = { name: 'x', address: 'x', taxNumber: '8790017566', phone: '+90 212 555 01 23' };
    for (const [method, path, body] of [
      ['POST', '/api/payments', { packageId: 'seed' }],
      ['GET', '/api/subscription'],
      ['POST', '/api/subscription', { planId: 'solo-month' }],
      ['GET', '/api/card'],
      ['PUT', '/api/card'],
      ['GET', '/api/invoice'],
      ['PUT', '/api/invoice', invoice],
    ] as const)
      expect([path, await ada.call(method, path, body)]).toMatchObject([
        path,
        { status: 404, body: { key: 'not-found' } },
      ]);
  });
});
