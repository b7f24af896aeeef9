import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { StripeStandIn } from '#server/payments/testing/StripeStandIn.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { renewDue } from './renewDue.ts';
import { requireBilling } from './requireBilling.ts';

const begin = Date.parse('2027-01-31T09:00:00.000Z');
const firstRenewal = Date.parse('2027-02-28T09:00:00.000Z');

describe.each(dialects)('subscriptions where the gateway is changed, on %s', (dialect) => {
  let database: TestDatabase;
  let standIn: StripeStandIn;
  let server: TestServer;
  let now: number;

  beforeEach(async () => {
    now = begin;
    database = await createMigratedDatabase(dialect);
    standIn = await new StripeStandIn(() => now).start();
  });
  afterEach(async () => {
    await server.stop();
    await standIn.stop();
    await database.drop();
  });

  const start = async (gateway: 'sandbox' | 'stripe') => {
    const environment = { DATA_DIR: path.dirname(database.file), ...(gateway === 'stripe' && standIn.environment) };
    const options = { dialect, database, clock: () => now, billing: { pause: 3_600_000 } };
    server = await startTestServer(environment, options);
    return server;
  };
  const renew = () => renewDue(requireBilling(server.services));
  const read = async (person: Person) => (await person.at(server).call('GET', '/api/subscription')).body;
  const charges = () => standIn.store.all('payment_intent').filter(({ metadata }) => metadata['origin'] === 'charge');
  async function subscribe(gateway: 'sandbox' | 'stripe'): Promise<Person> {
    const person = await Person.register(await start(gateway));
    const { paymentUrl } = (await person.call('POST', '/api/subscription', { planId: 'solo-month' })).body.data;
    if (gateway === 'sandbox') await payAtSandbox(server, paymentUrl);
    else await payAtStripe(paymentUrl);
    return person;
  }
  async function payAtStripe(url: string): Promise<void> {
    await standIn.pages.enterCard(url, '4242424242424242');
    await standIn.webhooks.send(`${server.url}/api/webhooks/stripe`, standIn.store.events.at(-1)!);
  }

  it('that were tried out in the sandbox end, and cost nothing at Stripe, though a card is stored there', async () => {
    const ada = await subscribe('sandbox');
    expect((await read(ada)).data).toMatchObject({ status: 'active' });
    await server.stop();
    await start('stripe');
    await expect.poll(() => read(ada)).toMatchObject({ key: 'no-subscription' });
    await payAtStripe((await ada.at(server).call('PUT', '/api/card')).body.data.setupUrl);
    expect((await ada.at(server).call('GET', '/api/card')).body.data).toMatchObject({ lastFour: '4242' });
    now = firstRenewal;
    await renew();
    expect(charges()).toEqual([]);
  });

  it('that were paid at Stripe wait while the sandbox is there, and go on when Stripe is', async () => {
    const ada = await subscribe('stripe');
    await server.stop();
    await start('sandbox');
    now = firstRenewal;
    await renew();
    expect((await read(ada)).data).toMatchObject({ status: 'active', renewsAt: null, endsAt: null });
    await server.stop();
    await start('stripe');
    await renew();
    expect(charges()).toHaveLength(1);
    expect((await read(ada)).data).toMatchObject({ status: 'active', renewsAt: '2027-03-31T09:00:00.000Z' });
  });
});
