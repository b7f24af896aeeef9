import { describe, expect, it } from 'vitest';

import { testCards } from '#server/payments/testing/testCards.ts';

import { pageLifetime, type Contract } from './ContractOrders.ts';

export function cardSetupContract({ harness, orders }: Contract): void {
  const open = async () => {
    const order = orders.cardSetup();
    return { order, page: await harness().gateway.openCardSetup(order) };
  };

  describe('a card setup', () => {
    it('stores a card without a payment', async () => {
      const { gateway, person } = harness();
      const { order, page } = await open();
      const ids = { paymentId: order.setupId, userId: order.payer.userId };
      expect(await gateway.readCardSetup(page.ref)).toMatchObject({ ...ids, status: 'open', paid: null, card: null });
      expect(await person.findWayBack(page.url)).toBe(order.returnUrl);
      expect(await person.enterCard(page.url, testCards.failsWhenChargedLater)).toBe('accepted');
      expect(await gateway.readCardSetup(page.ref)).toMatchObject({
        ...ids,
        status: 'paid',
        paid: null,
        customerRef: expect.stringMatching(/./),
        card: { ref: expect.stringMatching(/./), brand: 'visa', lastFour: '0341' },
      });
    });

    it('stays open when a card is declined, and takes another', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      expect(await person.enterCard(page.url, testCards.declined)).toBe('declined');
      expect(await gateway.readCardSetup(page.ref)).toMatchObject({ status: 'open', card: null });
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('accepted');
      expect(await gateway.readCardSetup(page.ref)).toMatchObject({ status: 'paid', card: { lastFour: '4242' } });
    });

    it('waits for the confirmation that a bank asks for', async () => {
      const { gateway, person } = harness();
      const { page } = await open();
      expect(await person.enterCard(page.url, testCards.asksConfirmation)).toBe('confirmation-asked');
      expect(await gateway.readCardSetup(page.ref)).toMatchObject({ status: 'open', card: null });
      expect(await person.answerConfirmation(page.url, 'confirm')).toBe('accepted');
      expect(await gateway.readCardSetup(page.ref)).toMatchObject({ status: 'paid', card: { lastFour: '3155' } });
    });

    it('expires when nobody enters a card in time', async () => {
      const { gateway, person, clock } = harness();
      const { page } = await open();
      clock.pass(pageLifetime + 1000);
      expect(await gateway.readCardSetup(page.ref)).toMatchObject({ status: 'expired', card: null });
      expect(await person.enterCard(page.url, testCards.succeeds)).toBe('closed');
    });

    it('is opened once, however often it is asked for', async () => {
      const { gateway } = harness();
      const order = orders.cardSetup();
      expect(await gateway.openCardSetup(order)).toEqual(await gateway.openCardSetup(order));
    });
  });
}
