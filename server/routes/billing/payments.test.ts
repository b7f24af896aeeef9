import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { askUnsettled } from '#server/billing/askUnsettled.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const hour = 60 * 60 * 1000;

describe.each(dialects)('buying tokens on %s', (dialect) => {
  let server: TestServer;
  let ahead = 0;
  let ada: Person;
  let welcome: number;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect, clock: () => Date.now() + ahead, billing: { pause: 3_600_000 } });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    ahead = 0;
    ada = await Person.register(server);
    welcome = await ada.balance();
  });

  const start = (packageId = 'seed', headers = {}) => ada.call('POST', '/api/payments', { packageId }, headers);
  const read = async (id: string) => (await ada.call('GET', `/api/payments/${id}`)).body.data;

  it('offers what the operator’s file holds, to everybody', async () => {
    const { body } = await server.call('GET', '/api/plans');
    expect(body.data.packages[0]).toEqual({
      id: 'seed',
      title: { en: '600 tokens', tr: '600 jeton' },
      price: { amount: 500, currency: 'USD' },
      tokens: 600,
    });
    expect(body.data.plans.map(({ interval }: { interval: string | null }) => interval)).toContain(null);
  });

  it('credits the tokens once when they are paid', async () => {
    const { status, body } = await start();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ status: 'open', tokens: 600, amount: 500, currency: 'USD' });
    expect(await ada.balance()).toBe(welcome);
    expect((await payAtSandbox(server, body.data.paymentUrl)).status).toBe(200);
    expect(await read(body.data.id)).toMatchObject({ status: 'paid', tokens: 600 });
    expect(await ada.balance()).toBe(welcome + 600);
    await payAtSandbox(server, body.data.paymentUrl);
    expect(await ada.balance()).toBe(welcome + 600);
    const { payments, entries } = (await ada.call('GET', '/api/balance')).body.data;
    expect(payments).toMatchObject([{ id: body.data.id, status: 'paid', kind: 'package', amount: 500 }]);
    expect(entries[0]).toMatchObject({ reason: 'purchase', amount: 600 });
  });

  it('begins one payment for one key, and refuses the key with another package', async () => {
    const once = { 'Idempotency-Key': 'a-key-of-this-test' };
    const [first, second] = await Promise.all([start('seed', once), start('seed', once)]);
    expect(second.body.data).toEqual(first.body.data);
    expect((await start('orchard', once)).status).toBe(422);
    expect((await ada.call('GET', '/api/balance')).body.data.payments).toHaveLength(1);
  });

  it('takes no price, and no package that is not on offer', async () => {
    const bargain = await ada.call('POST', '/api/payments', { packageId: 'seed', amount: 1, tokens: 9999 });
    if (bargain.status === 201) expect(bargain.body.data).toMatchObject({ amount: 500, tokens: 600 });
    else expect(bargain.status).toBe(422);
    const unknown = await start('forest');
    expect(unknown).toMatchObject({ status: 422, body: { errors: [{ path: '/packageId', key: 'not-in-list' }] } });
  });

  it('credits nothing for a card that is declined, and can be paid with another', async () => {
    const { body } = await start();
    await payAtSandbox(server, body.data.paymentUrl, 'declined');
    expect(await read(body.data.id)).toMatchObject({ status: 'open' });
    expect(await ada.balance()).toBe(welcome);
    await payAtSandbox(server, body.data.paymentUrl);
    expect(await ada.balance()).toBe(welcome + 600);
  });

  it('expires when nobody pays', async () => {
    const { body } = await start();
    ahead = 25 * hour;
    await askUnsettled(requireBilling(server.services));
    expect(await read(body.data.id)).toMatchObject({ status: 'expired' });
    expect(await read(body.data.id)).not.toHaveProperty('paymentUrl');
    await payAtSandbox(server, body.data.paymentUrl);
    expect(await ada.balance()).toBe(welcome);
  });

  it('closes the page of an account that is deleted', async () => {
    const { body } = await start();
    expect((await ada.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    const page = new URL(body.data.paymentUrl).pathname.replace('/sandbox/', '/api/sandbox/');
    await expect.poll(async () => (await server.call('GET', page)).body.data?.status).toBe('expired');
  });
});
