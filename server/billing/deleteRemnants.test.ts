import { beforeEach, describe, expect, it } from 'vitest';

import { allRows } from '#server/testing/allRows.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import type { Person } from '#server/testing/Person.ts';
import { stageStripeShop } from '#server/testing/stageStripeShop.ts';
import { dialects } from '#server/testing/testDatabases.ts';

import { deleteRemnants } from './deleteRemnants.ts';
import { requireBilling } from './requireBilling.ts';

const begin = Date.parse('2027-01-31T09:00:00.000Z');
const minute = 60_000;

describe.each(dialects)('what Stripe is to forget, on %s', (dialect) => {
  const shop = stageStripeShop(dialect, begin);
  let ada: Person;
  let email: string;

  beforeEach(async () => {
    ({ person: ada, email } = await shop.register());
    await shop.payAndTell(await shop.orderPlan(ada, 'solo-month'));
  });

  const look = () => deleteRemnants(requireBilling(shop.server.services));
  const remnants = () => shop.server.services.database.connection('gateway_remnants');
  const triedOnce = () => expect.poll(async () => (await remnants()).map(({ tries }) => tries)).toContain(1);
  const awayForOneCall = () => shop.standIn.disturb('cut-before', 'cut-before', 'cut-before');
  const customers = () => shop.standIn.store.all('customer').filter((customer) => customer.email === email);
  const cards = () => {
    const own = customers().map(({ id }) => id);
    const methods = shop.standIn.store.all('payment_method').filter(({ customer }) => own.includes(customer ?? ''));
    return methods.map(({ card }) => card.last4);
  };

  it('is a deleted account, also when Stripe was away at first', async () => {
    awayForOneCall();
    expect((await ada.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    await triedOnce();
    expect(cards()).toEqual(['4242']);
    shop.now += minute;
    await look();
    expect(customers()).toEqual([]);
    expect(await remnants()).toEqual([]);
  });

  it('is a replaced card, also when Stripe was away at first', async () => {
    const page = await shop.orderCard(ada);
    await shop.pay(page, 'asksConfirmation');
    shop.standIn.disturb(null, 'cut-before', 'cut-before', 'cut-before');
    expect(await shop.deliver(shop.event(page.ref))).toBe(204);
    expect(cards().toSorted()).toEqual(['3155', '4242']);
    shop.now += minute;
    await look();
    expect(cards()).toEqual(['3155']);
  });

  it('is a deleted card, also when Stripe was away at first', async () => {
    awayForOneCall();
    expect((await ada.call('DELETE', '/api/card')).status).toBe(204);
    expect(cards()).toEqual(['4242']);
    await look();
    expect(cards()).toEqual(['4242']);
    shop.now += minute;
    await look();
    expect(cards()).toEqual([]);
  });

  it('waits for Stripe where another gateway is set, and names nobody', async () => {
    await remnants().insert({
      id: 'r'.repeat(26),
      gateway: 'sandbox',
      kind: 'card',
      gateway_ref: 'card-of-the-sandbox',
    });
    awayForOneCall();
    expect((await ada.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    await triedOnce();
    expect(await allRows(shop.server.services.database)).not.toContain(email);
    shop.now += minute;
    await look();
    expect(await remnants()).toMatchObject([{ gateway: 'sandbox', tries: 0 }]);
    await remnants().delete();
  });
});
