import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '#server/config.ts';
import { ConfigurationError } from '#server/errors/ConfigurationError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { createGateway } from '#server/payments/createGateway.ts';
import { ContractOrders } from '#server/payments/testing/contract/ContractOrders.ts';
import { gatewayContract } from '#server/payments/testing/gatewayContract.ts';
import { StripeHarness } from '#server/payments/testing/StripeHarness.ts';
import { testCards } from '#server/payments/testing/testCards.ts';

import { StripeFaultError } from './StripeFaultError.ts';
import { StripeGateway } from './StripeGateway.ts';

describe('Stripe', () => {
  gatewayContract(() => StripeHarness.start());
});

describe('Stripe’s gateway', () => {
  let harness: StripeHarness;
  const orders = new ContractOrders(() => harness);

  beforeAll(async () => {
    harness = await StripeHarness.start();
  });
  afterAll(() => harness.stop());

  const paymentsOf = (paymentId: string) =>
    harness.standIn.store.all('payment_intent').filter(({ metadata }) => metadata['paymentId'] === paymentId);

  it('opens a page in the person’s language, for their address, and asks for the card only where it is to be kept', async () => {
    const { gateway, standIn } = harness;
    const order = orders.checkout({ keepsCard: true });
    const page = await gateway.openCheckout(order);
    expect(standIn.store.find('checkout.session', page.ref)).toMatchObject({
      mode: 'payment',
      locale: 'tr',
      customer_email: order.payer.email,
      client_reference_id: order.paymentId,
      metadata: { paymentId: order.paymentId, userId: order.payer.userId },
      expires_at: order.expiresAt.getTime() / 1000,
    });
    await harness.person.enterCard(page.url, testCards.succeeds);
    expect(paymentsOf(order.paymentId)).toMatchObject([
      { description: order.title, setup_future_usage: 'off_session', metadata: { userId: order.payer.userId } },
    ]);
  });

  it('has one customer for a person, whatever they buy', async () => {
    const { gateway, standIn, person } = harness;
    const order = orders.checkout();
    const page = await gateway.openCheckout(order);
    await person.enterCard(page.url, testCards.succeeds);
    const { customerRef } = await gateway.readCheckout(page.ref);
    const payer = { ...order.payer, customerRef };
    await person.enterCard((await gateway.openCheckout(orders.checkout({ payer }))).url, testCards.succeeds);
    await person.enterCard((await gateway.openCardSetup(orders.cardSetup({ payer }))).url, testCards.succeeds);
    expect(standIn.store.all('customer').filter(({ email }) => email === payer.email)).toHaveLength(1);
  });

  it('goes on selling to a person who was deleted at Stripe, whose card is missing then', async () => {
    const { gateway, standIn, person } = harness;
    const charge = await orders.charge();
    const { payer } = charge;
    standIn.store.deleteCustomer(payer.customerRef!);
    expect(await gateway.charge(charge)).toMatchObject({ status: 'failed', reason: 'card-missing' });
    const order = orders.checkout({ payer, keepsCard: true });
    const page = await gateway.openCheckout(order);
    expect(await gateway.openCheckout(order)).toEqual(page);
    await person.enterCard(page.url, testCards.succeeds);
    const state = await gateway.readCheckout(page.ref);
    expect(state).toMatchObject({ status: 'paid', userId: payer.userId });
    expect(state.customerRef).not.toBe(payer.customerRef);
    expect((await gateway.openCardSetup(orders.cardSetup({ payer }))).url).toMatch(/^http/);
  });

  it.each([
    ['asks-confirmation', 'confirmation-needed'],
    ['expired', 'expired-card'],
    ['without-money', 'declined'],
  ] as const)('tells of a card that is %s that it is %s', async (chargedLater, reason) => {
    const { gateway, standIn } = harness;
    const order = await orders.charge();
    standIn.pages.behaviours.get(order.cardRef)!.chargedLater = chargedLater;
    const charge = await gateway.charge(order);
    expect(charge).toMatchObject({ status: 'failed', reason, paid: null });
    expect(await gateway.readCharge(charge.ref!)).toMatchObject({ status: 'failed', reason });
  });

  it('charges once when the answers are lost on their way', async () => {
    const { gateway, standIn } = harness;
    const order = await orders.charge();
    standIn.disturb(null, 'cut-after', 'cut-after');
    expect(await gateway.charge(order)).toMatchObject({ status: 'paid', paid: order.price });
    expect(paymentsOf(order.paymentId)).toHaveLength(1);
  });

  it('charges once when it is tried again after Stripe has forgotten the key', async () => {
    const { gateway, standIn } = harness;
    const order = await orders.charge();
    const charge = await gateway.charge(order);
    standIn.keys.forget();
    expect(await gateway.charge(order)).toEqual(charge);
    expect(paymentsOf(order.paymentId)).toHaveLength(1);
  });

  it.each(['cut-before', 'cut-after', 'fault'] as const)(
    'does not know what has become of a charge after nothing but %s, and charges once when it is tried later',
    async (disturbance) => {
      const { gateway, standIn } = harness;
      const order = await orders.charge();
      // The first request asks whether it has been charged before.
      standIn.disturb(null, disturbance, disturbance, disturbance);
      await expect(gateway.charge(order)).rejects.toBeInstanceOf(UnavailableError);
      expect(await gateway.charge(order)).toMatchObject({ status: 'paid', paid: order.price });
      expect(paymentsOf(order.paymentId)).toHaveLength(1);
    },
  );

  it('takes no card for gone that it could not ask about', async () => {
    const { gateway, standIn } = harness;
    const order = await orders.charge();
    await gateway.deleteCard(order.cardRef);
    standIn.disturb('cut-before', 'cut-before', 'cut-before');
    await expect(gateway.deleteCard(order.cardRef)).rejects.toBeInstanceOf(UnavailableError);
  });

  it('calls a charge that Stripe does not take a fault, not a card that failed', async () => {
    const order = await orders.charge();
    const price = { amount: 1, currency: 'USD' };
    await expect(harness.gateway.charge({ ...order, price })).rejects.toBeInstanceOf(StripeFaultError);
  });

  it('takes a key that may not do something for a fault of the settings, which does not pass by itself', async () => {
    const { gateway, standIn } = harness;
    const { payer } = await orders.charge();
    standIn.disturb('forbidden');
    await expect(gateway.deletePayer(payer.customerRef!)).rejects.toMatchObject({
      name: 'StripeFaultError',
      httpStatus: 403,
    });
    expect(standIn.store.find('customer', payer.customerRef)).not.toBe(null);
  });

  it('with a wrong key does nothing, and says nothing of the key or the person', async () => {
    const { standIn } = harness;
    const order = orders.checkout();
    const key = 'sk_test_wrong_key';
    const config = readConfig({ ...standIn.environment, STRIPE_SECRET_KEY: key });
    const error: unknown = await new StripeGateway({ config }).openCheckout(order).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnavailableError);
    const { cause } = error as UnavailableError;
    expect(cause).toMatchObject({ httpStatus: 401 });
    const told = JSON.stringify([cause, `${(cause as Error).stack}`, Object.entries(cause as Error)]);
    for (const secret of [key, order.payer.email, order.payer.userId]) expect(told).not.toContain(secret);
  });

  it('tells the payments of its pages by the events of the pages alone', async () => {
    const { gateway, standIn, person, clock } = harness;
    const order = orders.checkout();
    const page = await gateway.openCheckout(order);
    await person.enterCard(page.url, testCards.succeeds);
    const read = (type: string) => {
      const { body, headers } = standIn.webhooks.write(standIn.store.events.findLast((event) => event.type === type)!);
      return gateway.readEvent(body, headers, clock.now()).subject;
    };
    expect(read('payment_intent.succeeded')).toBeNull();
    expect(read('checkout.session.completed')).toEqual({ kind: 'checkout', ref: page.ref, paymentId: order.paymentId });
  });

  it('refuses what Stripe has signed when it is not an event', () => {
    const { gateway, standIn, clock } = harness;
    for (const event of ['no object', {}, { id: 1 }, { object: 'v2.core.event', id: 'evt_1' }]) {
      const { body, headers } = standIn.webhooks.write(event as never);
      expect(() => gateway.readEvent(body, headers, clock.now())).toThrow(
        expect.objectContaining({ code: 'webhook-refused', facts: { reason: 'malformed' } }),
      );
    }
  });

  it.each(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])('does not start without %s', async (name) => {
    const config = readConfig(harness.standIn.environment);
    const field = name === 'STRIPE_SECRET_KEY' ? 'stripeSecretKey' : 'stripeWebhookSecret';
    for (const secret of [null, '', ' \n']) {
      const payments = { ...config.payments, [field]: secret };
      const parts = { config: { ...config, payments } } as unknown as Parameters<typeof createGateway>[0];
      await expect(createGateway(parts)).rejects.toBeInstanceOf(ConfigurationError);
    }
  });
});
