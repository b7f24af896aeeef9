import { beforeEach, describe, expect, it } from 'vitest';

import { expireOthers } from '#server/billing/expireOthers.ts';
import { reconcileLedger } from '#server/billing/reconcileLedger.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { testCards } from '#server/payments/testing/testCards.ts';
import { allRows } from '#server/testing/allRows.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import type { Person } from '#server/testing/Person.ts';
import { stageStripeShop } from '#server/testing/stageStripeShop.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const begin = Date.parse('2027-01-31T09:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(dialects)('a subscription with Stripe on %s', (dialect) => {
  const shop = stageStripeShop(dialect, begin);
  let ada: Person;
  let email: string;
  let welcome: number;

  beforeEach(async () => {
    ({ person: ada, email } = await shop.register());
    welcome = await ada.balance();
  });

  const credited = async () => (await ada.balance()) - welcome;
  const read = async () => (await ada.call('GET', '/api/subscription')).body;
  const renewOn = async (time: string) => {
    shop.now = Date.parse(time);
    await shop.renewDue();
  };
  const subscribe = async (card?: keyof typeof testCards, planId = 'solo-month') =>
    shop.payAndTell(await shop.orderPlan(ada, planId), card);
  const charges = () =>
    shop.standIn.store
      .all('payment_intent')
      .filter(({ metadata }) => metadata['userId'] === ada.id && metadata['origin'] === 'charge');
  const cardsAtStripe = () => {
    const { store } = shop.standIn;
    const own = store.all('customer').filter((customer) => customer.email === email);
    const cards = store.all('payment_method').filter(({ customer }) => own.some(({ id }) => id === customer));
    return cards.map(({ card }) => card.last4);
  };
  const subjects = async () => (await shop.server.mailsTo(email)).map(({ subject }) => subject);

  it('begins when it is paid, and keeps what Stripe may tell of the card', async () => {
    const page = await shop.orderPlan(ada, 'solo-month');
    expect(await read()).toMatchObject({ key: 'no-subscription' });
    await shop.payAndTell(page);
    expect((await read()).data).toMatchObject({ status: 'active', renewsAt: '2027-02-28T09:00:00.000Z' });
    expect(await credited()).toBe(1500);
    const { data } = (await ada.call('GET', '/api/card')).body;
    expect(data).toEqual({ brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2030 });
  });

  it('does not begin with a card that is declined, and begins with the next', async () => {
    const page = await shop.orderPlan(ada, 'solo-month');
    await shop.pay(page, 'declined');
    const intent = shop.standIn.store.find('checkout.session', page.ref)!.payment_intent!;
    expect(await shop.deliver(shop.event(intent, 'payment_intent.payment_failed'))).toBe(204);
    expect(await read()).toMatchObject({ key: 'no-subscription' });
    await shop.payAndTell(page, 'asksConfirmation');
    expect((await read()).data).toMatchObject({ status: 'active' });
    expect((await ada.call('GET', '/api/card')).body.data).toMatchObject({ lastFour: '3155' });
  });

  it('closes the page of the plan that was chosen before, and none that was chosen later when the first choice is repeated', async () => {
    const choose = async (planId: string, key: string) => {
      const { body } = await ada.call('POST', '/api/subscription', { planId }, { 'Idempotency-Key': key });
      const { data } = body;
      return data.paymentUrl ? new URL(data.paymentUrl).pathname.split('/').at(-1)! : null;
    };
    const statusOf = (ref: string | null) => shop.standIn.store.find('checkout.session', ref)?.status;
    const first = await choose('solo-month', 'first-choice-of-a-test');
    const second = await choose('team-month', 'second-choice-of-a-test');
    expect([statusOf(first), statusOf(second)]).toEqual(['expired', 'open']);
    expect(await choose('solo-month', 'first-choice-of-a-test')).toBe(null);
    expect(statusOf(second)).toBe('open');
  });

  it('leaves the later page open also where the earlier could not be closed', async () => {
    const first = await shop.orderPlan(ada, 'solo-month');
    const billing = requireBilling(shop.server.services);
    shop.standIn.disturb(null, 'fault', 'fault', 'fault');
    const second = await shop.orderPlan(ada, 'team-month');
    await expireOthers(billing, ada.id, first.id);
    const statusOf = ({ ref }: { ref: string }) => shop.standIn.store.find('checkout.session', ref)!.status;
    expect([statusOf(first), statusOf(second)]).toEqual(['open', 'open']);
  });

  it('is renewed month by month, charged once each, and knows the webhooks of its own charges', async () => {
    await subscribe('asksConfirmation');
    for (const [time, count] of [
      ['2027-02-28T09:00:00.000Z', 1],
      ['2027-03-31T09:00:00.000Z', 2],
    ] as const) {
      await renewOn(time);
      await shop.renewDue();
      expect(await shop.deliver(shop.event(charges().at(-1)!.id, 'payment_intent.succeeded'))).toBe(204);
      expect(charges()).toHaveLength(count);
      expect(await credited()).toBe(1500 * (count + 1));
    }
    expect(charges()).toMatchObject([{ amount: 900, currency: 'usd' }, { amount: 900 }]);
    expect((await read()).data).toMatchObject({ status: 'active', renewsAt: '2027-04-30T09:00:00.000Z' });
  });

  it('is renewed once, however many look after it at the same time', async () => {
    await subscribe();
    shop.now = Date.parse('2027-02-28T09:00:00.000Z');
    await Promise.all([shop.renewDue(), shop.renewDue(), shop.renewDue()]);
    expect(charges()).toHaveLength(1);
    expect(await credited()).toBe(3000);
  });

  it('is charged once when Stripe’s answers are lost, whatever card is chosen before the next try', async () => {
    await subscribe();
    shop.now = Date.parse('2027-02-28T09:00:00.000Z');
    shop.standIn.disturb(null, 'cut-after', 'cut-after', 'cut-after');
    await shop.renewDue();
    expect(await credited()).toBe(1500);
    expect((await read()).data).toMatchObject({ status: 'active' });
    await shop.payAndTell(await shop.orderCard(ada), 'asksConfirmation');
    shop.now += 6 * minute;
    await shop.renewDue();
    expect(charges()).toHaveLength(1);
    expect(await credited()).toBe(3000);
    expect((await read()).data).toMatchObject({ status: 'active', renewsAt: '2027-03-31T09:00:00.000Z' });
  });

  it('does not count a try at which Stripe was not there', async () => {
    await subscribe();
    shop.now = Date.parse('2027-02-28T09:00:00.000Z');
    shop.standIn.disturb('cut-before', 'cut-before', 'cut-before');
    await shop.renewDue();
    expect((await read()).data).toMatchObject({ status: 'active', retriesAt: null });
    expect(await subjects()).not.toContain(expect.stringContaining('could not be renewed'));
    shop.now += 6 * minute;
    await shop.renewDue();
    expect(await credited()).toBe(3000);
  });

  it('is tried after 1, 3 and 5 days with a card that fails, and ends unpaid', async () => {
    await subscribe('failsWhenChargedLater');
    expect(await credited()).toBe(1500);
    await renewOn('2027-02-28T09:00:00.000Z');
    expect((await read()).data).toMatchObject({ status: 'past-due', retriesAt: '2027-03-01T09:00:00.000Z' });
    for (const time of ['2027-03-01T09:00:00.000Z', '2027-03-04T09:00:00.000Z']) {
      await renewOn(time);
      // A late webhook of the failed charge changes nothing.
      const failed = shop.event(charges().at(-1)!.id, 'payment_intent.payment_failed');
      expect(await shop.deliver(failed)).toBe(204);
      expect((await read()).data).toMatchObject({ status: 'past-due' });
    }
    await renewOn('2027-03-09T09:00:00.000Z');
    expect(await read()).toMatchObject({ key: 'no-subscription' });
    expect(charges().map(({ status }) => status)).toEqual(Array(4).fill('requires_payment_method'));
    expect(await credited()).toBe(1500);
    expect((await subjects()).at(-1)).toBe('Your Filiz subscription has ended');
  });

  it.each(['asks-confirmation', 'expired'] as const)(
    'is past due with a card that is or does: %s',
    async (chargedLater) => {
      await subscribe();
      const { payment_method: card } = shop.standIn.store
        .all('payment_intent')
        .findLast(({ metadata }) => metadata['userId'] === ada.id)!;
      shop.standIn.pages.behaviours.get(card!)!.chargedLater = chargedLater;
      await renewOn('2027-02-28T09:00:00.000Z');
      expect((await read()).data).toMatchObject({ status: 'past-due' });
      await shop.payAndTell(await shop.orderCard(ada));
      await shop.renewDue();
      expect((await read()).data).toMatchObject({ status: 'active', renewsAt: '2027-03-31T09:00:00.000Z' });
      expect(await credited()).toBe(3000);
    },
  );

  it('is renewed with its card, although another page was opened before and paid after it', async () => {
    const tokens = await shop.order(ada);
    await subscribe();
    await shop.payAndTell(tokens);
    await renewOn('2027-02-28T09:00:00.000Z');
    expect((await read()).data).toMatchObject({ status: 'active' });
    expect(await credited()).toBe(600 + 3000);
  });

  it('is not charged with a card that was deleted, which Stripe forgets too', async () => {
    await subscribe();
    expect(cardsAtStripe()).toEqual(['4242']);
    expect((await ada.call('DELETE', '/api/card')).status).toBe(204);
    await renewOn('2027-02-28T09:00:00.000Z');
    expect((await read()).data).toMatchObject({ status: 'past-due' });
    expect(charges()).toHaveLength(0);
    expect(cardsAtStripe()).toEqual([]);
  });

  it('ends with the account, of which Stripe keeps no card and no address', async () => {
    await subscribe();
    const own = () => shop.standIn.store.all('customer').filter((customer) => customer.email === email);
    expect([own().length, cardsAtStripe()]).toEqual([1, ['4242']]);
    expect((await ada.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    await expect.poll(own).toEqual([]);
    await renewOn('2027-02-28T09:00:00.000Z');
    expect(charges()).toHaveLength(0);
  });

  it('takes a new card, and lets Stripe forget the old one', async () => {
    await subscribe('failsWhenChargedLater');
    await shop.payAndTell(await shop.orderCard(ada), 'succeeds');
    expect((await ada.call('GET', '/api/card')).body.data).toMatchObject({ lastFour: '4242' });
    expect(cardsAtStripe()).toEqual(['4242']);
    await renewOn('2027-02-28T09:00:00.000Z');
    expect(await credited()).toBe(3000);
  });

  it.each([
    ['was made', 'cut-after', 1500 * 2 + 6000, { status: 'paid' }],
    ['was not made', 'cut-before', 1500 + 6000, { status: 'expired' }],
  ] as const)(
    'is settled when the answer to its charge is lost and another begins meanwhile: it %s',
    async (_, lost, credit, end) => {
      await subscribe();
      shop.now = Date.parse('2027-02-28T09:00:00.000Z');
      // The list of charges is answered; the charge is tried three times.
      shop.standIn.disturb(null, lost, lost, lost);
      await shop.renewDue();
      await subscribe('succeeds', 'team-month');
      const renewal = async () =>
        (await ada.call('GET', '/api/balance')).body.data.payments.find(
          ({ kind }: { kind: string }) => kind === 'renewal',
        );
      shop.now += 2 * minute;
      await shop.askUnsettled();
      expect(await renewal()).toMatchObject({ status: 'open' });
      shop.now += 6 * minute;
      await shop.askUnsettled();
      expect(await renewal()).toMatchObject(end);
      expect(await credited()).toBe(credit);
      expect((await read()).data).toMatchObject({ plan: { id: 'team-month' }, status: 'active' });
      expect(charges()).toHaveLength(lost === 'cut-after' ? 1 : 0);
    },
  );

  it('leaves a charge to the operator whose answer was lost before the account was deleted', async () => {
    await subscribe();
    shop.now = Date.parse('2027-02-28T09:00:00.000Z');
    shop.standIn.disturb(null, 'cut-after', 'cut-after', 'cut-after');
    await shop.renewDue();
    const payments = () => shop.server.services.database.connection('payments').where({ kind: 'renewal' });
    const { id } = await payments().where({ user_id: ada.id }).first();
    expect((await ada.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    shop.now += 6 * minute;
    await shop.askUnsettled();
    expect(await payments().where({ id })).toMatchObject([{ status: 'failed', failure: 'account-deleted' }]);
    const told = shop.log.filter((line) => line.includes('"level":50') && line.includes(id));
    expect(told).toHaveLength(1);
  });

  it('keeps the card that was entered at a page whose webhook never came', async () => {
    await shop.pay(await shop.orderCard(ada));
    shop.now += minute;
    await shop.askUnsettled();
    expect((await ada.call('GET', '/api/card')).body.data).toMatchObject({ lastFour: '4242' });
  });

  it('leaves no number or CVV of a card in the database, the mails or the log, whatever webhooks hold', async () => {
    await subscribe();
    await shop.payAndTell(await shop.orderCard(ada), 'asksConfirmation');
    await renewOn('2027-02-28T09:00:00.000Z');
    const event = shop.event(charges()[0]!.id, 'payment_intent.succeeded');
    const card = { number: testCards.succeeds, cvc: '987-cvc' };
    const telling = { ...event, id: 'evt_with_a_number', data: { object: { ...event.data.object, card } } };
    expect(await shop.deliver(telling)).toBe(204);
    expect(await shop.deliver(telling, { forged: true })).toBe(400);
    expect(await shop.deliver(telling, { alter: (body) => body.slice(0, -9) })).toBe(400);
    const mails = await shop.server.mailsTo(email);
    expect(mails.length).toBeGreaterThan(0);
    const kept = [await allRows(shop.server.services.database), JSON.stringify(mails), ...shop.log].join('\n');
    expect(kept).toContain('evt_with_a_number');
    for (const number of Object.values(testCards)) {
      expect(kept).not.toContain(number);
      expect(kept).not.toContain(number.replace(/(.{4})(?=.)/g, '$1 '));
    }
    expect(kept).not.toContain('987-cvc');
    expect(kept).not.toContain(shop.standIn.secretKey);
    expect(kept).not.toContain(shop.standIn.webhookSecret);
  });

  it('leaves a ledger that adds up', async () => {
    await subscribe();
    await renewOn(new Date(begin + 400 * day).toISOString());
    const nothing = { transactions: [], accounts: [], reservations: [] };
    expect(await reconcileLedger(shop.server.services.database.connection)).toEqual(nothing);
  });
});
