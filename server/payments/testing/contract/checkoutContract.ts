import { describe, expect, it } from 'vitest';

import type { CheckoutOrder } from '#server/payments/PaymentGateway.ts';
import { testCards } from '#server/payments/testing/testCards.ts';

import { pageLifetime, type Contract } from './ContractOrders.ts';

const unpaid = { paid: null, card: null };

export function checkoutContract({ harness, orders }: Contract): void {
  const open = async (changes?: Partial<CheckoutOrder>) => {
    const order = orders.checkout(changes);
    return { order, page: await harness().gateway.openCheckout(order) };
  };

  describe('a checkout', () => {
    it('is open until somebody pays, and knows what it is for', async () => {
      const { gateway, person } = harness();
      const { order, page } = await open();
      expect(await gateway.readCheckout(page.ref)).toMatchObject({
        ...unpaid,
        status: 'open',
        paymentId: order.paymentId,
        userId: order.payer.userId,
      });
      expect(await person.findWayBack(page.url)).toBe(order.returnUrl);
    });

    it('is paid in the amount and currency that were asked for, and stores no card unasked', async () => {
      const { gateway, person } = harness();
      const { order, page } = await open({ price: { amount: 501, currency: 'USD' } });
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('accepted');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({
        status: 'paid',
        paid: { amount: 501, currency: 'USD' },
        paymentId: order.paymentId,
        userId: order.payer.userId,
        customerRef: expect.stringMatching(/./),
        card: null,
      });
    });

    it('stores the card when it is wanted for renewals, without its number', async () => {
      const { gateway, person } = harness();
      const { page } = await open({ keepsCard: true });
      await person.enterCard(page.url, testCards.succeeds);
      const state = await gateway.readCheckout(page.ref);
      expect(state).toMatchObject({
        status: 'paid',
        card: {
          ref: expect.stringMatching(/./),
          brand: 'visa',
          lastFour: '4242',
          expiryMonth: expect.any(Number),
          expiryYear: expect.any(Number),
        },
      });
      expect(state.card!.expiryYear).toBeGreaterThanOrEqual(harness().clock.now().getUTCFullYear());
      expect(JSON.stringify(state)).not.toContain(testCards.succeeds);
    });

    it('stays open when a card is declined, and takes another', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      expect(await person.enterCard(page.url, testCards.declined)).toBe('declined');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ ...unpaid, status: 'open' });
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('accepted');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ status: 'paid' });
    });

    it('is not paid before the person confirms what the bank asks', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      expect(await person.enterCard(page.url, testCards.asksConfirmation)).toBe('confirmation-asked');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ ...unpaid, status: 'open' });
      expect(await person.answerConfirmation(page.url, 'confirm')).toBe('accepted');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ status: 'paid' });
    });

    it('stays open when the person refuses to confirm', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      await person.enterCard(page.url, testCards.asksConfirmation);
      expect(await person.answerConfirmation(page.url, 'refuse')).toBe('declined');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ ...unpaid, status: 'open' });
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('accepted');
    });

    it('is paid once', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      await person.enterCard(page.url, testCards.succeeds);
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('closed');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ status: 'paid', paid: { amount: 1400 } });
    });

    it('expires when nobody pays in time', async () => {
      const { gateway, person, clock } = harness();
      const { page } = await open();
      clock.pass(pageLifetime + 1000);
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ ...unpaid, status: 'expired' });
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('closed');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ ...unpaid, status: 'expired' });
    });

    it('can be taken back, and cannot be paid afterwards', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      await gateway.expireCheckout(page.ref);
      await gateway.expireCheckout(page.ref);
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('closed');
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ ...unpaid, status: 'expired' });
    });

    it('stays paid when it is taken back too late', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      await person.enterCard(page.url, testCards.succeeds);
      await gateway.expireCheckout(page.ref);
      expect(await gateway.readCheckout(page.ref)).toMatchObject({ status: 'paid', paid: { amount: 1400 } });
    });

    it('is opened once for a payment, however often and at once it is asked for', async () => {
      const { gateway } = harness();
      const order = orders.checkout();
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => gateway.openCheckout(order)));
      others.push(await gateway.openCheckout(order));
      for (const page of others) expect(page).toEqual(first);
    });

    it('knows a person who has paid before', async () => {
      const { gateway, person } = harness();
      const { order, page } = await open();
      await person.enterCard(page.url, testCards.succeeds);
      const { customerRef } = await gateway.readCheckout(page.ref);
      const next = await open({ payer: { ...order.payer, customerRef } });
      await person.enterCard(next.page.url, testCards.succeeds);
      expect(next.page.ref).not.toBe(page.ref);
      expect(await gateway.readCheckout(next.page.ref)).toMatchObject({ status: 'paid', customerRef });
    });

    it('that the gateway does not know is not taken for one that was not paid', async () => {
      await expect(harness().gateway.readCheckout('unknown')).rejects.toThrow();
    });
  });
}
