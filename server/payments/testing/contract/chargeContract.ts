import { describe, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import { testCards } from '#server/payments/testing/testCards.ts';

import type { Contract } from './ContractOrders.ts';

export function chargeContract({ harness, orders }: Contract): void {
  describe('a charge of a stored card', () => {
    it('is paid while nobody is there', async () => {
      const { gateway } = harness();
      const order = await orders.charge();
      const { ref, ...state } = await gateway.charge(order);
      expect(state).toMatchObject({
        status: 'paid',
        paid: order.price,
        paymentId: order.paymentId,
        userId: order.payer.userId,
        customerRef: order.payer.customerRef,
        chargedCardRef: order.cardRef,
      });
      expect(await gateway.readCharge(ref!)).toEqual(state);
    });

    it('takes the card of a paid checkout that kept it', async () => {
      const { gateway, person } = harness();
      const checkout = orders.checkout({ keepsCard: true });
      const page = await gateway.openCheckout(checkout);
      await person.enterCard(page.url, testCards.succeeds);
      const { card, customerRef } = await gateway.readCheckout(page.ref);
      const order = {
        ...checkout,
        payer: { ...checkout.payer, customerRef },
        cardRef: card!.ref,
        period: orders.period(),
      };
      expect(await gateway.charge({ ...order, paymentId: createId() })).toMatchObject({ status: 'paid' });
    });

    it('happens once for a payment, however often and at once it is asked for', async () => {
      const { gateway } = harness();
      const order = await orders.charge();
      const [first, ...others] = await Promise.all([1, 2, 3].map(() => gateway.charge(order)));
      others.push(await gateway.charge(order));
      for (const charge of others) expect(charge).toEqual(first);
    });

    it('is not made again when another card or language has been chosen meanwhile', async () => {
      const { gateway } = harness();
      const order = await orders.charge();
      const charge = await gateway.charge(order);
      expect(await gateway.charge({ ...order, title: 'Takım, aylık' })).toEqual(charge);
      expect(await gateway.charge({ ...order, cardRef: (await orders.charge()).cardRef })).toEqual(charge);
    });

    it('fails when the bank declines it, also when it is repeated', async () => {
      const { gateway } = harness();
      const order = await orders.charge(testCards.failsWhenChargedLater);
      const charge = await gateway.charge(order);
      expect(charge).toMatchObject({
        status: 'failed',
        reason: 'declined',
        paid: null,
        paymentId: order.paymentId,
        userId: order.payer.userId,
        chargedCardRef: order.cardRef,
      });
      expect(await gateway.charge(order)).toEqual(charge);
      if (charge.ref) expect(await gateway.readCharge(charge.ref)).toMatchObject({ status: 'failed', paid: null });
    });

    it('needs no further confirmation when the person confirmed as the card was stored', async () => {
      const order = await orders.charge(testCards.asksConfirmation);
      expect(await harness().gateway.charge(order)).toMatchObject({ status: 'paid', paid: order.price });
    });

    it('is found again when its answer was lost, and not before it was made', async () => {
      const { gateway } = harness();
      const order = await orders.charge();
      expect(await gateway.findCharge(order)).toBe(null);
      const charge = await gateway.charge(order);
      expect(await gateway.findCharge(order)).toEqual(charge);
      expect(await gateway.findCharge({ ...order, paymentId: createId(), period: null })).toBe(null);
      expect(await gateway.findCharge({ ...order, payer: orders.payer() })).toBe(null);
    });

    it('is not made again for a period that was paid under an id which nobody knows any more', async () => {
      const { gateway } = harness();
      const order = await orders.charge();
      const charge = await gateway.charge(order);
      expect(charge.period).toEqual(order.period);
      const restored = { ...order, paymentId: createId() };
      expect(await gateway.findCharge(restored)).toEqual(charge);
      expect(await gateway.charge(restored)).toEqual(charge);
      expect(await gateway.findCharge({ ...restored, payer: orders.payer() })).toBe(null);
      const next = { ...restored, period: { ...order.period, startsAt: '2027-12-31T09:00:00.000Z' } };
      expect(await gateway.findCharge(next)).toBe(null);
      const { ref, ...state } = await gateway.charge(next);
      expect(ref).not.toBe(charge.ref);
      expect(state).toMatchObject({ status: 'paid', paymentId: next.paymentId, period: next.period });
    });

    it('is made again for a period that was not paid', async () => {
      const { gateway } = harness();
      const order = await orders.charge(testCards.failsWhenChargedLater);
      await gateway.charge(order);
      const again = { ...order, paymentId: createId() };
      expect(await gateway.findCharge(again)).toBe(null);
      expect(await gateway.charge(again)).toMatchObject({ status: 'failed', paymentId: again.paymentId });
    });

    it('fails once the card has been forgotten', async () => {
      const { gateway } = harness();
      const order = await orders.charge();
      await gateway.deleteCard(order.cardRef);
      await gateway.deleteCard(order.cardRef);
      expect(await gateway.charge(order)).toMatchObject({ status: 'failed', reason: 'card-missing', paid: null });
    });

    it('fails once the person has been forgotten, and leaves others their cards', async () => {
      const { gateway } = harness();
      const [order, other] = [await orders.charge(), await orders.charge()];
      const before = await gateway.charge(order);
      await gateway.deletePayer(order.payer.customerRef!);
      await gateway.deletePayer(order.payer.customerRef!);
      await gateway.deletePayer('nobody-of-this-name');
      await gateway.deleteCard(order.cardRef);
      const charge = await gateway.charge({ ...order, paymentId: createId(), period: orders.period() });
      expect(charge).toMatchObject({ status: 'failed', reason: 'card-missing', paid: null });
      expect(await gateway.readCharge(before.ref!)).toMatchObject({ status: 'paid', paid: order.price });
      expect(await gateway.charge(other)).toMatchObject({ status: 'paid' });
    });

    it('never takes the card of somebody else', async () => {
      const { gateway } = harness();
      const [mine, theirs] = [await orders.charge(), await orders.charge()];
      expect(await gateway.charge({ ...mine, cardRef: theirs.cardRef })).toMatchObject({
        status: 'failed',
        reason: 'card-missing',
        paid: null,
      });
    });
  });
}
