import { Writable } from 'node:stream';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodPassword } from '#server/testing/createTestClient.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { checkPayments } from './checkPayments.ts';
import { creditPurchase } from './ledger.ts';
import { reconcilePayments } from './reconcilePayments.ts';

describe.each(dialects)('payments compared with the ledger on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
    ada = await Person.register(server);
  });
  afterAll(() => server.stop());

  const connection = () => server.services.database.connection;
  async function buy(isPaid = true): Promise<string> {
    const { id, paymentUrl } = (await ada.call('POST', '/api/payments', { packageId: 'seed' })).body.data;
    if (isPaid) await payAtSandbox(server, paymentUrl);
    return id;
  }

  it('agree, whether they were paid or not, and when the account is deleted', async () => {
    const nothing = { payments: [], credits: [], invoices: [] };
    await buy();
    await buy(false);
    expect(await reconcilePayments(connection())).toEqual(nothing);
    const { token, user } = await server.register();
    const eve = new Person(server, { id: user.id, token });
    const { paymentUrl } = (await eve.call('POST', '/api/payments', { packageId: 'seed' })).body.data;
    await payAtSandbox(server, paymentUrl);
    expect((await eve.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    expect(await reconcilePayments(connection())).toEqual(nothing);
  });

  it('tell an operator of each that is not credited once with its tokens, of credits without a payment, and of missing invoices', async () => {
    const [uncredited, twice, less, unpaid, lost] = [
      await buy(false),
      await buy(),
      await buy(),
      await buy(false),
      await buy(),
    ];
    await connection()('payments').where({ id: uncredited }).update({ status: 'paid' });
    await connection()('payments').where({ id: less }).increment('tokens', 1);
    await connection()('invoices').where({ payment_id: lost }).delete();
    await server.services.database.transaction(async (transaction) => {
      await creditPurchase(transaction, { userId: ada.id, amount: 600, paymentId: unpaid });
      // As if its posting had lost the key by which it is made once.
      await transaction('ledger_transactions')
        .where({ once: `payment:${twice}` })
        .update({ once: 'lost' });
      await creditPurchase(transaction, { userId: ada.id, amount: 600, paymentId: twice });
    });
    const [credit] = await connection()('ledger_transactions')
      .where({ reference: `payment/${unpaid}` })
      .pluck('id');
    const found = await reconcilePayments(connection());
    expect(found.payments.toSorted()).toEqual([uncredited, twice, less].toSorted());
    expect(found.credits).toEqual([credit]);
    expect(found.invoices.toSorted()).toEqual([uncredited, lost].toSorted());

    const lines: string[] = [];
    const stream = new Writable({ write: (line, _, done) => done(void lines.push(String(line)) as undefined) });
    await checkPayments({ ...server.services, logger: pino(stream) });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 50, count: 6, credits: [credit], msg: 'payments, ledger and invoices do not agree' },
    ]);
    expect((await server.call('GET', '/metrics')).body).toContain('\nfiliz_payment_mismatches 6\n');
  });
});
