import { beforeEach, describe, expect, it } from 'vitest';

import type { Connection } from '#server/database/Database.ts';
import { endSubscription, findCurrentSubscription } from '#server/database/repositories/subscriptions.ts';
import type { testCards } from '#server/payments/testing/testCards.ts';
import type { Person } from '#server/testing/Person.ts';
import { stageStripeShop } from '#server/testing/stageStripeShop.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { chargeRenewal } from './chargeRenewal.ts';
import { requireBilling } from './requireBilling.ts';

const begin = Date.parse('2027-01-31T09:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const firstRenewal = Date.parse('2027-02-28T09:00:00.000Z');

describe.each(dialects)('what is due on %s', (dialect) => {
  const shop = stageStripeShop(dialect, begin);
  let ada: Person;
  let bora: Person;

  beforeEach(async () => {
    [ada, bora] = [(await shop.register()).person, (await shop.register()).person];
  });

  const subscribe = async (person: Person, card?: keyof typeof testCards) =>
    shop.payAndTell(await shop.orderPlan(person, 'solo-month'), card);
  const read = async (person: Person) => (await person.call('GET', '/api/subscription')).body;
  const cancel = (person: Person) => person.call('DELETE', '/api/subscription');
  const cardOf = (person: Person) =>
    shop.standIn.store.all('payment_intent').find(({ metadata }) => metadata['userId'] === person.id)!.payment_method!;
  const charges = (person: Person) =>
    shop.standIn.store
      .all('payment_intent')
      .filter(({ metadata }) => metadata['userId'] === person.id && metadata['origin'] === 'charge');

  it('is not charged when the person cancels while others are charged before them', async () => {
    for (const person of [ada, bora]) await subscribe(person);
    shop.now = firstRenewal;
    let late: Person | undefined;
    await shop.renewDue(async ({ payer }) => {
      late ??= payer.userId === ada.id ? bora : ada;
      expect((await cancel(late)).body.data).toMatchObject({ status: 'cancelled' });
    });
    expect(charges(late!)).toEqual([]);
    await shop.renewDue();
    expect(charges(late!)).toEqual([]);
    expect(await read(late!)).toMatchObject({ key: 'no-subscription' });
  });

  it('is not charged when the person cancels in the moment in which it is taken up', async () => {
    await subscribe(ada);
    shop.now = firstRenewal;
    const services = requireBilling(shop.server.services);
    const taken = await findCurrentSubscription(services.database.connection, ada.id);
    await cancel(ada);
    await chargeRenewal(services, taken!);
    expect(charges(ada)).toEqual([]);
    expect((await ada.call('GET', '/api/balance')).body.data.payments).toHaveLength(1);
  });

  it.each([
    ['for the first time', 'active', firstRenewal],
    ['again', 'past-due', firstRenewal + day],
  ] as const)('has the period that is paid when the person cancels while it is charged %s', async (_, status, time) => {
    await subscribe(ada);
    const behaviour = shop.standIn.pages.behaviours.get(cardOf(ada))!;
    if (status === 'past-due') {
      behaviour.chargedLater = 'without-money';
      shop.now = firstRenewal;
      await shop.renewDue();
      behaviour.chargedLater = 'paid';
    }
    expect((await read(ada)).data).toMatchObject({ status });
    shop.now = time;
    await shop.renewDue(async () => {
      expect((await cancel(ada)).body.data).toMatchObject({ status: 'cancelled' });
      // As another server looks too.
      await shop.renewDue();
    });
    expect((await read(ada)).data).toMatchObject({ status: 'cancelled', endsAt: '2027-03-31T09:00:00.000Z' });
    shop.now = Date.parse('2027-03-31T09:00:00.000Z');
    await shop.renewDue();
    expect(await read(ada)).toMatchObject({ key: 'no-subscription' });
    expect(charges(ada).filter((charge) => charge.status === 'succeeded')).toHaveLength(1);
  });

  it('ends when the person cancels while a card is charged that fails', async () => {
    await subscribe(ada, 'failsWhenChargedLater');
    shop.now = firstRenewal;
    await shop.renewDue(async () => void (await cancel(ada)));
    expect(await read(ada)).toMatchObject({ key: 'no-subscription' });
  });

  it('is charged as before when the person cancels and resumes meanwhile', async () => {
    await subscribe(ada);
    shop.now = firstRenewal;
    await shop.renewDue(async () => {
      await cancel(ada);
      await ada.call('POST', '/api/subscription/resume');
      await shop.renewDue();
    });
    expect((await read(ada)).data).toMatchObject({ status: 'active', renewsAt: '2027-03-31T09:00:00.000Z' });
    expect(charges(ada)).toHaveLength(1);
  });

  it.each([
    [
      'was made, and has its period',
      'cut-after',
      { data: { status: 'cancelled', endsAt: '2027-03-31T09:00:00.000Z' } },
    ],
    ['was not made, and ends', 'cut-before', { key: 'no-subscription' }],
  ] as const)('is cancelled after a charge whose answer was lost: it %s', async (_, lost, end) => {
    await subscribe(ada);
    shop.now = firstRenewal;
    shop.standIn.disturb(null, lost, lost, lost);
    await shop.renewDue();
    await cancel(ada);
    shop.now += 6 * minute;
    await shop.renewDue();
    expect(await read(ada)).toMatchObject(end);
    expect(charges(ada)).toHaveLength(lost === 'cut-after' ? 1 : 0);
  });

  it('is charged at once, and as if for the first time, with a card that was stored as the one before was charged', async () => {
    await subscribe(ada, 'failsWhenChargedLater');
    shop.now = firstRenewal;
    await shop.renewDue(async () => shop.payAndTell(await shop.orderCard(ada)));
    expect((await read(ada)).data).toMatchObject({ status: 'active' });
    await shop.renewDue();
    expect((await read(ada)).data).toMatchObject({ status: 'active', renewsAt: '2027-03-31T09:00:00.000Z' });
    expect(charges(ada)).toHaveLength(1);
  });

  it('is charged at once with a card that was stored while there was none', async () => {
    await subscribe(ada);
    expect((await ada.call('DELETE', '/api/card')).status).toBe(204);
    shop.now = firstRenewal;
    await shop.renewDue();
    expect((await read(ada)).data).toMatchObject({ status: 'past-due' });
    await shop.payAndTell(await shop.orderCard(ada));
    await shop.renewDue();
    expect((await read(ada)).data).toMatchObject({ status: 'active', renewsAt: '2027-03-31T09:00:00.000Z' });
  });

  it('is tried later with a card that fails, though it was stored as another was charged', async () => {
    await subscribe(ada, 'failsWhenChargedLater');
    shop.now = firstRenewal;
    await shop.renewDue(async () => shop.payAndTell(await shop.orderCard(ada), 'failsWhenChargedLater'));
    await shop.renewDue();
    await shop.renewDue();
    expect((await read(ada)).data).toMatchObject({ status: 'past-due', retriesAt: '2027-03-01T09:00:00.000Z' });
    expect(charges(ada)).toHaveLength(1);
  });

  it('is not tried one by one while Stripe does not answer, and is renewed once it does', async () => {
    for (const person of [ada, bora]) await subscribe(person);
    shop.now = firstRenewal;
    shop.standIn.disturb('fault', 'fault', 'fault');
    await shop.renewDue();
    expect([...charges(ada), ...charges(bora)]).toEqual([]);
    // The one that was not tried has not been held.
    await shop.renewDue();
    expect([...charges(ada), ...charges(bora)]).toHaveLength(1);
    shop.now += 6 * minute;
    await shop.renewDue();
    expect([charges(ada).length, charges(bora).length]).toEqual([1, 1]);
  });

  it('is renewed after one for which the key of Stripe does not do, of which the operator is told', async () => {
    for (const person of [ada, bora]) await subscribe(person);
    shop.now = firstRenewal;
    const begun = shop.log.length;
    shop.standIn.disturb('forbidden');
    await shop.renewDue();
    expect(charges(ada).length + charges(bora).length).toBe(1);
    const errors = shop.log.slice(begun).filter((line) => line.includes('"level":50'));
    expect(errors).toMatchObject([expect.stringMatching(/StripeFaultError.*renewal not finished/s)]);
  });

  it('waits for another server when this one stops', async () => {
    for (const person of [ada, bora]) await subscribe(person);
    shop.now = firstRenewal;
    const stopping = new AbortController();
    await shop.renewDue(async () => stopping.abort(), stopping.signal);
    expect([...charges(ada), ...charges(bora)]).toHaveLength(1);
    await shop.renewDue();
    expect([charges(ada).length, charges(bora).length]).toEqual([1, 1]);
  });

  it('is no subscription that has ended, whatever its row says', async () => {
    await subscribe(ada);
    const { connection } = shop.server.services.database;
    const ended = { status: 'ended', current_of: null, due_at: new Date(begin).toISOString() };
    await connection('subscriptions').where({ user_id: ada.id }).update(ended);
    await shop.renewDue();
    expect(await connection('subscriptions').where({ user_id: ada.id })).toMatchObject([{ held_until: null }]);
    expect(charges(ada)).toEqual([]);
  });

  // On SQLite one transaction waits for the other from its start.
  if (dialect !== 'sqlite')
    it('is none that ends while a new card for it is being kept', async () => {
      await subscribe(ada, 'failsWhenChargedLater');
      shop.now = firstRenewal;
      await shop.renewDue();
      const { database } = shop.server.services;
      const page = await shop.orderCard(ada);
      await shop.pay(page);
      let told: Promise<number> | undefined;
      await database.transaction(async (transaction) => {
        const { id } = (await findCurrentSubscription(transaction, ada.id))!;
        await endSubscription(transaction, id, new Date(shop.now).toISOString());
        told = shop.deliver(shop.event(page.ref));
        // InnoDB tells the same again to whoever asks within a tenth of a second.
        await expect.poll(() => countWaiting(database.connection), { interval: 200 }).toBe(1);
      });
      expect(await told).toBe(204);
      const rows = await database.connection('subscriptions').where({ user_id: ada.id });
      expect(rows).toMatchObject([{ status: 'ended', due_at: null }]);
      expect((await ada.call('GET', '/api/card')).body.data).toMatchObject({ lastFour: '4242' });
    });
});

/** Transactions of this database that wait for a lock of another. */
async function countWaiting(connection: Connection): Promise<number> {
  const [row] = await connection('information_schema.innodb_trx as waiting')
    .join('information_schema.processlist as session', 'session.id', 'waiting.trx_mysql_thread_id')
    .where('waiting.trx_state', 'LOCK WAIT')
    .where('session.db', connection.raw('database()'))
    .count({ count: '*' });
  return Number(row?.['count']);
}
