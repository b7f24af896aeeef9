import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { reconcileLedger } from '#server/billing/reconcileLedger.ts';
import { renewDue } from '#server/billing/renewDue.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import type { testCards } from '#server/payments/testing/testCards.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;
const begin = Date.parse('2026-01-31T09:00:00.000Z');

describe.each(dialects)('a subscription on %s', (dialect) => {
  let server: TestServer;
  let now = begin;
  let ada: Person;
  let email: string;
  let welcome: number;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect, clock: () => now, billing: { pause: 3_600_000 } });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    now = begin;
    const { token, user } = await server.register();
    email = user.email;
    ada = new Person(server, { id: user.id, token });
    welcome = await ada.balance();
  });

  const read = async () => (await ada.call('GET', '/api/subscription')).body;
  const renew = () => renewDue(requireBilling(server.services));

  async function subscribe(planId: string, card: keyof typeof testCards = 'succeeds') {
    const { status, body } = await ada.call('POST', '/api/subscription', { planId });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ status: 'open', plan: { id: planId } });
    await payAtSandbox(server, body.data.paymentUrl, card);
  }

  async function renewOn(time: string) {
    now = Date.parse(time);
    await renew();
  }

  const mailsOf = async () => (await server.mailsTo(email)).map(({ subject }) => subject);

  it('is none at first, and begins once it is paid', async () => {
    expect(await read()).toMatchObject({ key: 'no-subscription', message: 'You do not have a subscription.' });
    const { body } = await ada.call('POST', '/api/subscription', { planId: 'solo-month' });
    expect(await read()).toMatchObject({ key: 'no-subscription' });
    await payAtSandbox(server, body.data.paymentUrl);
    expect((await read()).data).toMatchObject({
      plan: { id: 'solo-month', tokens: 1500 },
      status: 'active',
      startedAt: '2026-01-31T09:00:00.000Z',
      renewsAt: '2026-02-28T09:00:00.000Z',
      endsAt: null,
      usage: { used: 0, granted: 1500 },
    });
    expect(await ada.balance()).toBe(welcome + 1500);
    expect((await ada.call('GET', '/api/card')).body.data).toMatchObject({ lastFour: '4242', expiryMonth: 12 });
    expect((await ada.call('GET', '/api/balance')).body.data).toMatchObject({ card: true, invoiceDetails: false });
    expect(await mailsOf()).toContain('Your payment to Filiz: $9.00');
  });

  it('counts the tokens used since its period began', async () => {
    await subscribe('solo-month');
    const project = await ada.project();
    const used = welcome + 1500 - (await ada.balance());
    await ada.ended((await ada.begin(project, 'stakeholder')).id);
    const cost = server.services.toolsets.get('stakeholder').manifest.tokenCost;
    expect((await read()).data.usage).toEqual({ used: used + cost, granted: 1500 });
    await renewOn('2026-02-28T09:00:00.000Z');
    // Usage is dated by the server's own time, which lies after the clock of this test.
    expect((await read()).data.usage.granted).toBe(1500);
  });

  it('renews at the end of each month, on the 31st again after February, once for each', async () => {
    await subscribe('solo-month');
    await renewOn('2026-02-28T08:59:59.999Z');
    expect(await ada.balance()).toBe(welcome + 1500);
    await renewOn('2026-02-28T09:00:00.000Z');
    await renew();
    expect(await ada.balance()).toBe(welcome + 3000);
    expect((await read()).data).toMatchObject({ status: 'active', renewsAt: '2026-03-31T09:00:00.000Z' });
    const payments = (await ada.call('GET', '/api/balance')).body.data.payments;
    expect(payments.map(({ kind, status }: Record<string, unknown>) => [kind, status])).toEqual([
      ['renewal', 'paid'],
      ['subscription', 'paid'],
    ]);
  });

  it('is renewed by one server where several look at the same time', async () => {
    await subscribe('solo-month');
    now = Date.parse('2026-02-28T09:00:00.000Z');
    await Promise.all([renew(), renew(), renew(), renew()]);
    expect(await ada.balance()).toBe(welcome + 3000);
  });

  it('charges one period only when no server ran for months', async () => {
    await subscribe('solo-month');
    await renewOn('2026-06-10T00:00:00.000Z');
    await renew();
    expect(await ada.balance()).toBe(welcome + 3000);
    expect((await read()).data.renewsAt).toBe('2026-06-30T09:00:00.000Z');
  });

  it('can be used until its end after it is cancelled, and then is none', async () => {
    await subscribe('team-year');
    const { status, body } = await ada.call('DELETE', '/api/subscription');
    expect(status).toBe(200);
    const cancelled = { status: 'cancelled', renewsAt: null, endsAt: '2027-01-31T09:00:00.000Z' };
    expect(body.data).toMatchObject(cancelled);
    expect((await ada.call('DELETE', '/api/subscription')).body.data).toMatchObject(cancelled);
    await renewOn('2027-01-31T08:59:00.000Z');
    expect((await read()).data).toMatchObject(cancelled);
    await renewOn('2027-01-31T09:00:00.000Z');
    expect(await read()).toMatchObject({ key: 'no-subscription' });
    expect(await ada.balance()).toBe(welcome + 72_000);
  });

  it('goes on when the cancellation is taken back', async () => {
    await subscribe('solo-month');
    expect((await ada.call('POST', '/api/subscription/resume')).body.key).toBe('nothing-to-resume');
    await ada.call('DELETE', '/api/subscription');
    expect((await ada.call('POST', '/api/subscription/resume')).body.data).toMatchObject({ status: 'active' });
    await renewOn('2026-02-28T09:00:00.000Z');
    expect(await ada.balance()).toBe(welcome + 3000);
  });

  it('ends the current one when another is paid, and its tokens stay', async () => {
    await subscribe('solo-month');
    expect((await ada.call('POST', '/api/subscription', { planId: 'solo-month' })).body.key).toBe('already-subscribed');
    now += 10 * day;
    await subscribe('team-month', 'declined');
    expect((await read()).data.plan.id).toBe('solo-month');
    await subscribe('team-month');
    expect((await read()).data).toMatchObject({ plan: { id: 'team-month' }, renewsAt: '2026-03-10T09:00:00.000Z' });
    expect(await ada.balance()).toBe(welcome + 1500 + 6000);
    await renewOn('2026-02-28T09:00:00.000Z');
    expect(await ada.balance()).toBe(welcome + 1500 + 6000);
  });

  it('does not renew or end where the plan has no interval', async () => {
    await subscribe('founder');
    expect((await read()).data).toMatchObject({ status: 'active', renewsAt: null, endsAt: null });
    expect((await ada.call('DELETE', '/api/subscription')).body.key).toBe('nothing-to-cancel');
    await renewOn('2036-01-01T00:00:00.000Z');
    expect((await read()).data).toMatchObject({ status: 'active' });
    expect(await ada.balance()).toBe(welcome + 60_000);
  });

  it('tries a card that fails again after 1, 3 and 5 days, tells the person, and ends unpaid', async () => {
    await subscribe('solo-month', 'failsWhenChargedLater');
    await renewOn('2026-02-28T09:00:00.000Z');
    expect((await read()).data).toMatchObject({
      status: 'past-due',
      renewsAt: null,
      retriesAt: '2026-03-01T09:00:00.000Z',
      endsAt: '2026-03-09T09:00:00.000Z',
    });
    await renewOn('2026-03-01T09:00:00.000Z');
    expect((await read()).data.retriesAt).toBe('2026-03-04T09:00:00.000Z');
    await renewOn('2026-03-04T09:00:00.000Z');
    expect((await read()).data.retriesAt).toBe('2026-03-09T09:00:00.000Z');
    await renewOn('2026-03-09T09:00:00.000Z');
    expect(await read()).toMatchObject({ key: 'no-subscription' });
    expect(await ada.balance()).toBe(welcome + 1500);
    expect((await mailsOf()).filter((subject) => subject?.includes('could not be renewed'))).toHaveLength(3);
    expect((await mailsOf()).at(-1)).toBe('Your Filiz subscription has ended');
  });

  it('renews at once with another card, and keeps its day', async () => {
    await subscribe('solo-month', 'failsWhenChargedLater');
    await renewOn('2026-02-28T09:00:00.000Z');
    now += day / 2;
    const { setupUrl } = (await ada.call('PUT', '/api/card')).body.data;
    expect((await payAtSandbox(server, setupUrl)).status).toBe(200);
    await renew();
    expect((await read()).data).toMatchObject({ status: 'active', renewsAt: '2026-03-31T09:00:00.000Z' });
    expect(await ada.balance()).toBe(welcome + 3000);
  });

  it('is not renewed without a card', async () => {
    await subscribe('solo-month');
    expect((await ada.call('DELETE', '/api/card')).status).toBe(204);
    expect((await ada.call('GET', '/api/card')).body.key).toBe('no-card');
    await renewOn('2026-02-28T09:00:00.000Z');
    expect((await read()).data).toMatchObject({ status: 'past-due' });
    expect((await ada.call('DELETE', '/api/subscription')).body.data).toBe(null);
    expect(await read()).toMatchObject({ key: 'no-subscription' });
  });

  it('leaves a ledger that adds up', async () => {
    await subscribe('solo-month');
    const nothing = { transactions: [], accounts: [], reservations: [] };
    expect(await reconcileLedger(server.services.database.connection)).toMatchObject(nothing);
  });
});
