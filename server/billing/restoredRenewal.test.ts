import { beforeEach, describe, expect, it } from 'vitest';

import type { Person } from '#server/testing/Person.ts';
import { stageStripeShop } from '#server/testing/stageStripeShop.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { reconcileLedger } from './reconcileLedger.ts';
import { reconcilePayments } from './reconcilePayments.ts';

const begin = Date.parse('2027-01-31T09:00:00.000Z');

describe.each(dialects)('a payment that a restore has taken back, on %s', (dialect) => {
  const shop = stageStripeShop(dialect, begin);
  let ada: Person;
  let welcome: number;

  beforeEach(async () => {
    ada = (await shop.register()).person;
    welcome = await ada.balance();
  });

  const charges = () =>
    shop.standIn.store
      .all('payment_intent')
      .filter(({ metadata }) => metadata['userId'] === ada.id && metadata['origin'] === 'charge');
  const toldOf = (ref: string) => shop.log.filter((line) => line.includes('"level":50') && line.includes(ref));

  /** Leaves of a payment what a backup from before it holds: nothing. */
  async function takeBack(paymentId: string): Promise<void> {
    const { connection } = shop.server.services.database;
    const payment = await connection('payments').where({ id: paymentId }).first();
    const credit = await connection('ledger_transactions')
      .where({ reference: `payment/${paymentId}` })
      .first();
    if (credit) {
      for (const { account_id: id, amount } of await connection('ledger_entries').where({ transaction_id: credit.id }))
        await connection('ledger_accounts').where({ id }).decrement('balance', amount);
      await connection('ledger_entries').where({ transaction_id: credit.id }).delete();
      await connection('ledger_transactions').where({ id: credit.id }).delete();
    }
    await connection('invoices').where({ payment_id: payment.id }).delete();
    await connection('payments').where({ id: payment.id }).delete();
  }

  it('is found and adopted where it renewed a subscription, and not charged again', async () => {
    await shop.payAndTell(await shop.orderPlan(ada, 'solo-month'));
    const { connection } = shop.server.services.database;
    const subscription = connection('subscriptions').where({ user_id: ada.id });
    const before = await subscription.clone().first();
    shop.now = Date.parse('2027-02-28T09:00:00.000Z');
    await shop.renewDue();
    const { id } = await connection('payments').where({ user_id: ada.id, kind: 'renewal' }).first('id');
    await takeBack(id);
    await subscription.clone().update(before);
    expect(await ada.balance()).toBe(welcome + 1500);

    const [charge] = charges();
    expect(await shop.deliver(shop.event(charge!.id, 'payment_intent.succeeded'))).toBe(204);
    expect(toldOf(charge!.id)).toHaveLength(1);
    shop.now += 3_600_000;
    await shop.renewDue();
    expect(charges()).toHaveLength(1);
    expect(await ada.balance()).toBe(welcome + 3000);
    expect((await ada.call('GET', '/api/subscription')).body.data).toMatchObject({
      status: 'active',
      renewsAt: '2027-03-31T09:00:00.000Z',
    });
    await shop.renewDue();
    expect(charges()).toHaveLength(1);
    expect(await reconcileLedger(connection)).toMatchObject({ transactions: [], accounts: [] });
    expect(await reconcilePayments(connection)).toEqual({ payments: [], credits: [], invoices: [] });
  });

  it('is told to the operator where a person paid it at a page', async () => {
    const page = await shop.order(ada);
    await shop.pay(page);
    const event = shop.event(page.ref);
    await takeBack(page.id);
    expect(await shop.deliver(event)).toBe(204);
    expect(toldOf(page.ref)).toMatchObject([expect.stringContaining(page.id)]);
    expect(await ada.balance()).toBe(welcome);
  });
});
