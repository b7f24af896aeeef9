import { createId } from '#server/database/createId.ts';
import type {
  CardSetupOrder,
  ChargedPeriod,
  ChargeOrder,
  CheckoutOrder,
  Payer,
} from '#server/payments/PaymentGateway.ts';
import type { GatewayHarness } from '#server/payments/testing/GatewayHarness.ts';
import { testCards, type TestCardNumber } from '#server/payments/testing/testCards.ts';

export const minute = 60_000;

/** How long the pages of these orders stay open. */
export const pageLifetime = 60 * minute;

/** What each part of the contract works with. */
export interface Contract {
  harness: () => GatewayHarness;
  orders: ContractOrders;
}

/** Orders of people who are new to the gateway, and cards that they have stored. */
export class ContractOrders {
  readonly #harness: () => GatewayHarness;

  constructor(harness: () => GatewayHarness) {
    this.#harness = harness;
  }

  payer(): Payer {
    const userId = createId();
    return { userId, email: `${userId.toLowerCase()}@example.com`, customerRef: null };
  }

  checkout(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
    const paymentId = createId();
    return {
      paymentId,
      payer: this.payer(),
      price: { amount: 1400, currency: 'USD' },
      title: '2.000 jeton “Çalışkan & Öğrenci”',
      language: 'tr',
      keepsCard: false,
      returnUrl: `http://127.0.0.1:9/user/balance?payment=${paymentId}`,
      expiresAt: this.#expiry(),
      ...changes,
    };
  }

  cardSetup(changes: Partial<CardSetupOrder> = {}): CardSetupOrder {
    const setupId = createId();
    return {
      setupId,
      payer: this.payer(),
      language: 'en',
      returnUrl: `http://127.0.0.1:9/user/subscription?card=${setupId}`,
      expiresAt: this.#expiry(),
      ...changes,
    };
  }

  /** A charge of a card that a person has just stored. */
  async charge(number: TestCardNumber = testCards.succeeds): Promise<ChargeOrder> {
    const { gateway, person } = this.#harness();
    const order = this.cardSetup();
    const page = await gateway.openCardSetup(order);
    if ((await person.enterCard(page.url, number)) === 'confirmation-asked')
      await person.answerConfirmation(page.url, 'confirm');
    const { card, customerRef } = await gateway.readCardSetup(page.ref);
    if (!card) throw new Error('the card was not stored');
    return {
      paymentId: createId(),
      payer: { ...order.payer, customerRef },
      cardRef: card.ref,
      period: this.period(),
      price: { amount: 2900, currency: 'USD' },
      title: 'Team, monthly',
    };
  }

  /** A period of a subscription that nobody has had yet. */
  period(): ChargedPeriod {
    return { subscriptionId: createId(), startsAt: this.#harness().clock.now().toISOString() };
  }

  #expiry(): Date {
    return new Date(this.#harness().clock.now().getTime() + pageLifetime);
  }
}
