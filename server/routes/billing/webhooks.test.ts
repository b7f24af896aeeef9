import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { reconcileLedger } from '#server/billing/reconcileLedger.ts';
import type { StandInEvent } from '#server/payments/testing/stripe-stand-in/objects.ts';
import { createStandInEvent, createStandInId } from '#server/payments/testing/stripe-stand-in/StandInStore.ts';
import type { Person } from '#server/testing/Person.ts';
import { StripeShop, type StripePage } from '#server/testing/StripeShop.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const minute = 60_000;
const seed = 600;

describe.each(dialects)('webhooks of Stripe on %s', (dialect) => {
  const shop = new StripeShop(dialect, Date.parse('2027-03-01T09:00:00Z'));
  let ada: Person;
  let bora: Person;
  let email: string;
  let welcome: number;

  beforeAll(() => shop.start());
  afterAll(() => shop.stop());
  beforeEach(async () => {
    ({ person: ada, email } = await shop.register());
    bora = (await shop.register()).person;
    welcome = await ada.balance();
  });

  const credited = async (person = ada) => (await person.balance()) - welcome;
  const read = async ({ id }: StripePage) => (await ada.call('GET', `/api/payments/${id}`)).body.data;
  /** So that only what is begun next is to be asked about. */
  const askAboutOthers = () => {
    shop.now += 20 * minute;
    return shop.askUnsettled();
  };
  const paid = async (packageId?: string) => {
    const page = await shop.order(ada, packageId);
    await shop.pay(page);
    return { page, event: shop.event(page.ref) };
  };

  it('credit what was paid, and only once it was', async () => {
    const { page, event } = await paid();
    expect(await credited()).toBe(0);
    expect(await shop.deliver(event)).toBe(204);
    expect(await credited()).toBe(seed);
    expect(await read(page)).toMatchObject({ status: 'paid' });
  });

  it('credit once when they are repeated', async () => {
    const { event } = await paid();
    for (const each of [event, event, event]) expect(await shop.deliver(each)).toBe(204);
    expect(await credited()).toBe(seed);
  });

  it('credit once when they come at the same time, as one event, as several, and while the server asks by itself', async () => {
    await askAboutOthers();
    const { event } = await paid();
    shop.now += minute;
    const twins = Array.from({ length: 6 }, () => ({ ...event, id: createStandInId('evt_') }));
    shop.standIn.gather(13);
    const answers = Promise.all(
      [...Array.from({ length: 6 }, () => event), ...twins].map((each) => shop.deliver(each)),
    );
    await shop.askUnsettled();
    expect(new Set(await answers)).toEqual(new Set([204]));
    expect(await credited()).toBe(seed);
    const subjects = (await shop.server.mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.startsWith('Your payment'))).toHaveLength(1);
  });

  it('credit once in any order, however late', async () => {
    const page = await shop.order(ada);
    await shop.pay(page, 'declined');
    await shop.pay(page);
    const intent = shop.standIn.store.find('checkout.session', page.ref)!.payment_intent!;
    const events = [
      shop.event(page.ref),
      shop.event(intent, 'payment_intent.succeeded'),
      shop.event(intent, 'payment_intent.payment_failed'),
      shop.event(intent, 'payment_intent.created'),
    ];
    for (const event of [...events, ...events.toReversed()]) {
      shop.now += 3 * 60 * minute;
      expect(await shop.deliver(event)).toBe(204);
      expect(await credited()).toBe(seed);
    }
  });

  it('credit what is paid, although one about its expiry comes afterwards', async () => {
    const { page, event } = await paid();
    const expiry = createStandInEvent('checkout.session.expired', event.data.object, shop.now);
    for (const each of [expiry, event, { ...expiry, id: createStandInId('evt_') }]) await shop.deliver(each);
    expect(await credited()).toBe(seed);
    expect(await read(page)).toMatchObject({ status: 'paid' });
  });

  it('credit nothing when they say that it is paid, and it is not', async () => {
    const page = await shop.order(ada);
    const session = shop.standIn.store.find('checkout.session', page.ref)!;
    const lie = { ...session, status: 'complete', payment_status: 'paid' };
    expect(await shop.deliver(createStandInEvent('checkout.session.completed', lie, shop.now))).toBe(204);
    expect(await credited()).toBe(0);
    expect(await read(page)).toMatchObject({ status: 'open' });
    await shop.payAndTell(page);
    expect(await credited()).toBe(seed);
  });

  it('are refused when they are forged, altered, too old or no event, and the true one still counts', async () => {
    const { event } = await paid('orchard');
    expect(await shop.deliver(event, { forged: true })).toBe(400);
    expect(await shop.deliver(event, { alter: (body) => body.replace('"evt_', '"evt_x') })).toBe(400);
    expect(await shop.deliver(event, { alter: (body) => `${body}\n` })).toBe(400);
    expect(await shop.deliver(event, { alter: () => '' })).toBe(400);
    expect(await shop.deliver(event, { signedAt: shop.now - 6 * minute })).toBe(400);
    expect(await shop.deliver('no event' as unknown as StandInEvent)).toBe(400);
    const unsigned = await shop.server.call('POST', '/api/webhooks/stripe', { body: event });
    expect(unsigned).toMatchObject({ status: 400, body: { key: 'webhook-refused' } });
    expect(await credited()).toBe(0);
    expect(await shop.deliver(event, { signedAt: shop.now - 4 * minute })).toBe(204);
    expect(await credited()).toBe(6000);
  });

  it('are not taken at the address of another gateway', async () => {
    const { event } = await paid();
    for (const name of ['sandbox', 'none', 'Stripe']) {
      const address = `${shop.server.url}/api/webhooks/${name}`;
      expect(await shop.standIn.webhooks.send(address, event)).toBe(404);
    }
    expect(await credited()).toBe(0);
  });

  it('that are larger than any event are not read', async () => {
    const { event } = await paid();
    expect(await shop.deliver({ ...event, padding: 'x'.repeat(300_000) } as StandInEvent)).toBe(413);
  });

  it('of a kind that concerns nobody here, or about what was not begun here, do nothing', async () => {
    const { event } = await paid();
    const write = (type: string, object: object) => createStandInEvent(type, object, shop.now);
    const { object } = event.data;
    for (const other of [
      write('invoice.paid', { id: 'in_1', object: 'invoice', metadata: object['metadata'] }),
      write('checkout.session.completed', { ...object, mode: 'subscription' }),
      write('checkout.session.completed', { ...object, id: 'cs_test_of_another_shop' }),
      write('payment_intent.succeeded', { id: 'pi_of_another_shop', metadata: { origin: 'charge' } }),
      write('setup_intent.succeeded', { id: 'seti_1', object: 'setup_intent' }),
      write('a.kind.of.tomorrow', {}),
    ])
      expect(await shop.deliver(other)).toBe(204);
    expect(await credited()).toBe(0);
  });

  it('about the payment of somebody else credit that person', async () => {
    const mine = await shop.order(ada);
    const theirs = await shop.order(bora);
    await shop.pay(theirs);
    expect(await shop.deliver(shop.event(theirs.ref))).toBe(204);
    expect(await credited(bora)).toBe(seed);
    expect(await credited()).toBe(0);
    expect(await read(mine)).toMatchObject({ status: 'open' });
  });

  describe('credit nothing, and tell the operator, when what was paid', () => {
    it.each([
      ['is less', 'other-amount', (page: StripePage) => Object.assign(plan(page), { amount: 499 })],
      ['is more', 'other-amount', (page: StripePage) => Object.assign(plan(page), { amount: 50_000 })],
      [
        'is in another currency',
        'other-currency',
        (page: StripePage) => Object.assign(plan(page), { currency: 'try' }),
      ],
      [
        'is of another person',
        'other-person',
        (page: StripePage) => Object.assign(metadata(page), { userId: bora.id }),
      ],
      ['is another payment', 'other-payment', (page: StripePage) => Object.assign(metadata(page), { paymentId: 'x' })],
    ])('%s', async (_, failure, change) => {
      const page = await shop.order(ada);
      change(page);
      await shop.pay(page);
      expect(await shop.deliver(shop.event(page.ref))).toBe(204);
      expect([await credited(), await credited(bora)]).toEqual([0, 0]);
      expect(await read(page)).toMatchObject({ status: 'failed' });
      expect(shop.log.filter((line) => line.includes(page.id) && line.includes(failure))).toHaveLength(1);
    });

    const plan = ({ ref }: StripePage) => shop.standIn.pages.plans.get(ref)!;
    const metadata = ({ ref }: StripePage) => shop.standIn.store.find('checkout.session', ref)!.metadata;
  });

  it('that never come are made up for: the server asks by itself', async () => {
    const { page, event } = await paid();
    await shop.askUnsettled();
    expect(await credited()).toBe(0);
    shop.now += minute;
    await shop.askUnsettled();
    expect(await credited()).toBe(seed);
    expect(await shop.deliver(event)).toBe(204);
    expect(await credited()).toBe(seed);
    expect(await read(page)).toMatchObject({ status: 'paid' });
  });

  it('that come while Stripe does not answer are asked for again, and credit then', async () => {
    const { event } = await paid();
    shop.standIn.disturb('cut-before', 'fault', 'cut-before');
    expect(await shop.deliver(event)).toBe(503);
    expect(await credited()).toBe(0);
    expect(await shop.deliver(event)).toBe(204);
    expect(await credited()).toBe(seed);
  });

  it('are asked about again when Stripe did not answer the server either', async () => {
    await askAboutOthers();
    await paid();
    shop.now += minute;
    shop.standIn.disturb('fault', 'fault', 'fault');
    await shop.askUnsettled();
    expect(await credited()).toBe(0);
    shop.now += minute;
    await shop.askUnsettled();
    expect(await credited()).toBe(seed);
  });

  it('that Stripe knows nothing about are not asked about all the time, so that others are not kept waiting', async () => {
    const [strange, strangeCard] = [await shop.order(ada), await shop.orderCard(ada)];
    for (const { ref } of [strange, strangeCard]) shop.standIn.store.lose(ref);
    const asked = ({ ref }: StripePage) => shop.standIn.requests.filter((request) => request.includes(ref)).length;
    shop.now += minute;
    await shop.askUnsettled();
    await shop.askUnsettled();
    expect([asked(strange), asked(strangeCard)]).toEqual([1, 1]);
    shop.now += minute;
    await shop.askUnsettled();
    expect([asked(strange), asked(strangeCard)]).toEqual([2, 2]);
    expect(await read(strange)).toMatchObject({ status: 'open' });
  });

  it('that nobody can send are not asked about one by one while Stripe does not answer', async () => {
    await askAboutOthers();
    const pages = [await shop.order(ada), await shop.order(bora), await shop.orderCard(ada)];
    const asked = () => pages.filter(({ ref }) => shop.standIn.requests.some((each) => each.includes(ref))).length;
    shop.now += minute;
    shop.standIn.disturb('fault', 'fault', 'fault');
    await shop.askUnsettled();
    expect(asked()).toBe(1);
    await shop.askUnsettled();
    expect(asked()).toBe(3);
  });

  it('about a card are not waited for longer than two days', async () => {
    await askAboutOthers();
    const page = await shop.orderCard(ada);
    shop.standIn.store.lose(page.ref);
    const asked = () => shop.standIn.requests.filter((each) => each.includes(page.ref)).length;
    shop.now += 47 * 60 * minute;
    await shop.askUnsettled();
    expect(asked()).toBe(1);
    shop.now += 2 * 60 * minute;
    await shop.askUnsettled();
    await shop.askUnsettled();
    expect(asked()).toBe(1);
    const setups = shop.server.services.database.connection('card_setups').where({ gateway_ref: page.ref });
    expect(await setups).toMatchObject([{ status: 'expired', asked_next_at: null }]);
  });

  it('about a card that was entered for somebody else keep it for nobody', async () => {
    const page = await shop.orderCard(ada);
    shop.standIn.store.find('checkout.session', page.ref)!.metadata['userId'] = bora.id;
    await shop.payAndTell(page);
    for (const person of [ada, bora])
      expect(await person.call('GET', '/api/card')).toMatchObject({ status: 404, body: { key: 'no-card' } });
  });

  it('tell that a page has expired unpaid', async () => {
    const page = await shop.order(ada);
    shop.now += 24 * 60 * minute;
    shop.standIn.store.find('checkout.session', page.ref);
    expect(await shop.deliver(shop.event(page.ref, 'checkout.session.expired'))).toBe(204);
    expect(await read(page)).toMatchObject({ status: 'expired' });
    expect(await credited()).toBe(0);
  });

  it('are not needed where Stripe could not open a page: the payment can be begun again', async () => {
    shop.standIn.disturb('cut-after', 'cut-after', 'cut-after');
    const once = { 'Idempotency-Key': createStandInId('key') };
    const begin = () => ada.call('POST', '/api/payments', { packageId: 'seed' }, once);
    expect((await begin()).status).toBe(503);
    const { body } = await begin();
    const opened = shop.standIn.store.all('checkout.session').filter(({ metadata }) => metadata['userId'] === ada.id);
    expect(opened).toMatchObject([{ url: body.data.paymentUrl }]);
  });

  it('leave a ledger that adds up', async () => {
    const { event } = await paid();
    await Promise.all([shop.deliver(event), shop.deliver(event)]);
    const nothing = { transactions: [], accounts: [], reservations: [] };
    expect(await reconcileLedger(shop.server.services.database.connection)).toEqual(nothing);
  });
});
