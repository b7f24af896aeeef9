import { Writable } from 'node:stream';

import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createKeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import { createId } from '#server/database/createId.ts';
import type { CheckoutOrder } from '#server/payments/PaymentGateway.ts';
import { signatureHeader, signWebhook } from '#server/payments/sandbox/webhookSignature.ts';
import { allRows } from '#server/testing/allRows.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const hour = 60 * 60 * 1000;
const card = { name: 'Deniz Kaya', number: '4242 4242 4242 4242', expiry: '12/49', cvv: '123' };

describe.each(dialects)('the page of the sandbox on %s', (dialect) => {
  let server: TestServer;
  let lines = '';
  let passed = 0;
  const now = () => Date.now() + passed;

  beforeAll(async () => {
    const stream = new Writable({ write: (line, _, done) => done(void (lines += String(line)) as undefined) });
    server = await startTestServer({}, { dialect, clock: now, logger: pino({ level: 'trace' }, stream) });
  });
  afterAll(() => server.stop());

  async function open(changes: Partial<CheckoutOrder> = {}) {
    const paymentId = createId();
    const payer = { userId: createId(), email: 'deniz@example.com', customerRef: null };
    const { url, ref } = await server.services.gateway!.openCheckout({
      paymentId,
      payer,
      price: { amount: 900, currency: 'USD' },
      title: '500 tokens',
      language: 'en',
      keepsCard: false,
      returnUrl: `${server.services.config.publicUrl}/user/balance?payment=${paymentId}`,
      expiresAt: new Date(now() + hour),
      ...changes,
    });
    const address = `/api${new URL(url).pathname}`;
    const act = (action: string, body?: object, headers: Record<string, string> = {}) =>
      server.call('POST', `${address}/${action}`, { body, headers });
    return {
      ref,
      url,
      payer,
      look: async () => (await server.call('GET', address)).body.data,
      pay: (changed: object = {}, headers = {}) => act('pay', { ...card, ...changed }, headers),
      confirm: (approved: boolean) => act('confirm', { approved }),
      cancel: () => act('cancel'),
      state: () => server.services.gateway!.readCheckout(ref),
    };
  }

  it('shows what is paid to whoever has its address, and nobody who pays', async () => {
    const page = await open();
    expect(await page.look()).toEqual({
      kind: 'checkout',
      status: 'open',
      title: '500 tokens',
      price: { amount: 900, currency: 'USD' },
      keepsCard: false,
      expiresAt: expect.any(String),
      returnUrl: expect.stringContaining('/user/balance?payment='),
      refusal: null,
    });
    const shown = JSON.stringify(await page.look());
    expect(shown).not.toContain(page.payer.userId);
    expect(shown).not.toContain(page.payer.email);
  });

  it('is kept out of search engines, and its address out of the database', async () => {
    const { url } = await open();
    const { pathname } = new URL(url);
    for (const path of [pathname, `/api${pathname}`])
      expect((await server.call('GET', path)).headers.get('x-robots-tag')).toContain('noindex');
    const token = pathname.replace('/sandbox/', '');
    expect(token.length * 4).toBeGreaterThanOrEqual(128);
    expect(JSON.stringify(await server.services.database.connection('sandbox_pages'))).not.toContain(token);
  });

  it('is paid with a test card, once', async () => {
    const page = await open();
    expect((await page.pay()).body.data).toMatchObject({ status: 'paid', refusal: null });
    expect((await page.pay({ number: '4000000000000002' })).body.data).toMatchObject({ status: 'paid', refusal: null });
    expect((await page.cancel()).body.data.status).toBe('paid');
    expect(await page.state()).toMatchObject({ status: 'paid', paid: { amount: 900, currency: 'USD' }, card: null });
  });

  it('is paid once by two who press the button at the same moment', async () => {
    const page = await open({ keepsCard: true });
    const replies = await Promise.all([page.pay(), page.pay()]);
    expect(replies.map(({ body }) => body.data.status)).toEqual(['paid', 'paid']);
    const stored = await server.services.database.connection('sandbox_cards').where({ user_id: page.payer.userId });
    expect(stored).toHaveLength(1);
  });

  it('takes another card after one that was declined', async () => {
    const page = await open();
    expect((await page.pay({ number: '4000-0000-0000-0002' })).body.data).toMatchObject({
      status: 'open',
      refusal: 'declined',
    });
    expect(await page.look()).toMatchObject({ status: 'open', refusal: 'declined' });
    expect(await page.state()).toMatchObject({ status: 'open', reason: 'declined' });
    expect((await page.pay()).body.data).toMatchObject({ status: 'paid', refusal: null });
  });

  it('stores nothing of a card until the bank’s question is answered with yes', async () => {
    const page = await open({ keepsCard: true });
    const stored = () => server.services.database.connection('sandbox_cards').where({ user_id: page.payer.userId });
    expect((await page.pay({ number: '4000002500003155' })).body.data.status).toBe('asking');
    expect(await page.state()).toMatchObject({ status: 'open', card: null, reason: 'confirmation-needed' });
    expect((await page.confirm(false)).body.data).toMatchObject({ status: 'open', refusal: 'not-confirmed' });
    expect(await stored()).toEqual([]);

    await page.pay({ number: '4000002500003155' });
    expect((await page.confirm(true)).body.data).toMatchObject({ status: 'paid', refusal: null });
    expect(await page.state()).toMatchObject({ status: 'paid', card: { lastFour: '3155', expiryYear: 2049 } });
    expect((await page.confirm(false)).body.data.status).toBe('paid');
  });

  it('asks nobody who has not entered such a card', async () => {
    const page = await open();
    expect((await page.confirm(true)).body.data.status).toBe('open');
    expect(await page.state()).toMatchObject({ status: 'open', paid: null });
  });

  it('takes nothing once the person has turned back', async () => {
    const page = await open();
    await page.pay({ number: '4000002500003155' });
    expect((await page.cancel()).body.data.status).toBe('cancelled');
    expect((await page.confirm(true)).body.data.status).toBe('cancelled');
    expect((await page.pay()).body.data.status).toBe('cancelled');
    expect(await page.state()).toMatchObject({ status: 'expired', paid: null });
  });

  it('takes nothing once its time is over', async () => {
    const page = await open();
    const asking = await open();
    await asking.pay({ number: '4000002500003155' });
    passed += hour + 1000;
    expect((await page.look()).status).toBe('expired');
    expect((await page.pay()).body.data.status).toBe('expired');
    expect((await asking.confirm(true)).body.data.status).toBe('expired');
    expect(await page.state()).toMatchObject({ status: 'expired', paid: null });
  });

  it('takes a card until the end of its month, by the clock of the server', async () => {
    const page = await open();
    const month = (time: Date) =>
      `${String(time.getUTCMonth() + 1).padStart(2, '0')}/${String(time.getUTCFullYear()).slice(2)}`;
    const today = new Date(now());
    const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
    const { status, body } = await page.pay({ expiry: month(before) });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([{ path: '/expiry', key: 'card-expired' }]);
    expect((await page.pay({ expiry: month(today) })).body.data.status).toBe('paid');
  });

  it.each([
    ['en', 'This is not one of the test cards.', 'MM/YY', 'three digits', 'Fill in this field'],
    ['tr', 'Bu, deneme kartlarından biri değil.', 'AA/YY', 'üç rakam', 'Bu alanı doldurun'],
  ])('says of each field what is wrong with it (%s)', async (language, number, expiry, cvv, name) => {
    const page = await open();
    const said = async (changed: object) => {
      const reply = await page.pay(changed, { 'accept-language': language });
      expect(reply.status).toBe(422);
      return reply.body.errors as { path: string; message: string }[];
    };
    const three = await said({ number: '4111 1111 1111 1111', expiry: '13/30', cvv: '12' });
    expect(three).toMatchObject([
      { path: '/number', message: expect.stringContaining(number) },
      { path: '/expiry', message: expect.stringContaining(expiry) },
      { path: '/cvv', message: expect.stringContaining(cvv) },
    ]);
    expect(await said({ name: '  ' })).toMatchObject([{ path: '/name', message: expect.stringContaining(name) }]);
    expect(await page.look()).toMatchObject({ status: 'open', refusal: null });
  });

  it('keeps no number and no CVV anywhere, of test cards or of others, and repeats none', async () => {
    const wrong = '5555 5555 5555 4444';
    const page = await open({ keepsCard: true });
    const refused = await page.pay({ number: wrong, cvv: '987' });
    expect(refused.status).toBe(422);
    await page.pay({ number: '4000000000000341', cvv: '98' });
    const paid = await page.pay({ number: '4000000000000341', cvv: '987' });
    expect(paid.body.data.status).toBe('paid');

    const kept = await allRows(server.services.database);
    expect(kept).toContain('0341');
    expect(lines).toContain('"route":"/api/sandbox/');
    for (const place of [kept, lines, JSON.stringify([refused.body, paid.body])]) {
      for (const number of [wrong, '4000000000000341', '4242424242424242', '4000002500003155', '4000000000000002'])
        expect(place.replaceAll(' ', '')).not.toContain(number.replaceAll(' ', ''));
      expect(place).not.toMatch(/(?<![\w.-])987(?![\w.-])/);
    }
  });

  it('credits what was bought at once, and nothing for a webhook that somebody else has signed', async () => {
    const person = await Person.register(server);
    const welcome = await person.balance();
    const { body } = await person.call('POST', '/api/payments', { packageId: 'seed' });
    const { id, paymentUrl } = body.data;
    const { gateway_ref: ref } = await server.services.database.connection('payments').where({ id }).first();
    const event = Buffer.from(JSON.stringify({ id: 'event-forged', type: 'checkout', ref }));
    const signatures = [
      signWebhook(createKeyedHasher('another secret'), event, now()),
      signWebhook(server.services.keyedHash, Buffer.from('{}'), now()),
      signWebhook(server.services.keyedHash, event, now() - 301_000),
      '',
    ];
    for (const signature of signatures) {
      const headers = { [signatureHeader]: signature };
      const reply = await server.call('POST', '/api/webhooks/sandbox', { body: event.toString(), headers });
      expect(reply).toMatchObject({ status: 400 });
    }
    const kept = server.services.database.connection('gateway_events').where('id', 'like', '%event-forged%');
    expect(await kept).toEqual([]);

    const page = `/api${new URL(paymentUrl).pathname}`;
    expect((await server.call('POST', `${page}/pay`, { body: card })).body.data.status).toBe('paid');
    expect(await person.balance()).toBe(welcome + 600);
    expect((await person.call('GET', `/api/payments/${id}`)).body.data.status).toBe('paid');

    const next = await person.call('POST', '/api/payments', { packageId: 'seed' });
    await server.call('POST', `/api${new URL(next.body.data.paymentUrl).pathname}/cancel`);
    expect((await person.call('GET', `/api/payments/${next.body.data.id}`)).body.data.status).toBe('expired');
  });

  it('is not found under another address', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/pay'],
      ['POST', '/confirm'],
      ['POST', '/cancel'],
    ] as const) {
      const body = method === 'GET' ? undefined : { ...card, approved: true };
      expect(await server.call(method, `/api/sandbox/nowhere${path}`, { body })).toMatchObject({
        status: 404,
        body: { key: 'not-found' },
      });
    }
  });
});

describe('where payments are not the sandbox’s', () => {
  it('there is no page', async () => {
    const server = await startTestServer({ PAYMENT_GATEWAY: 'none' });
    expect((await server.call('GET', '/api/sandbox/x')).status).toBe(404);
    expect((await server.call('POST', '/api/sandbox/x/pay', { body: card })).status).toBe(404);
    await server.stop();
  });
});
