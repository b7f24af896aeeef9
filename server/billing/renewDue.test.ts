import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { findCurrentSubscription } from '../database/repositories/subscriptions.ts';
import { Person } from '../testing/Person.ts';
import { StripeShop } from '../testing/StripeShop.ts';
import { dialects } from '../testing/testDatabases.ts';
import { chargeRenewal } from './chargeRenewal.ts';
import { requireBilling } from './requireBilling.ts';

const begin = Date.parse('2027-01-31T09:00:00.000Z');
const firstRenewal = Date.parse('2027-02-28T09:00:00.000Z');

describe.each(dialects)('what is due on %s', (dialect) => {
  let shop: StripeShop;
  let ada: Person;
  let bora: Person;

  beforeAll(async () => {
    shop = await StripeShop.start(dialect, begin);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    shop.now = begin;
    [ada, bora] = [await newPerson(), await newPerson()];
  });

  const newPerson = async () => {
    const { token, user } = await shop.server.register();
    return new Person(shop.server, { id: user.id, token });
  };
  const subscribe = async (person: Person) => shop.payAndTell(await shop.orderPlan(person, 'solo-month'));
  const read = async (person: Person) => (await person.call('GET', '/api/subscription')).body;
  const cancel = (person: Person) => person.call('DELETE', '/api/subscription');
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
});
