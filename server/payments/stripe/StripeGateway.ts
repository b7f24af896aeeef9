import type Stripe from 'stripe';

import type { GatewayParts } from '#server/payments/GatewayParts.ts';
import type {
  CardSetupOrder,
  ChargeOrder,
  CheckoutOrder,
  GatewayEvent,
  GatewayState,
  LostCharge,
  OpenedPage,
  Payer,
  PaymentGateway,
} from '#server/payments/PaymentGateway.ts';

import { askStripe } from './askStripe.ts';
import { chargeStoredCard } from './chargeStoredCard.ts';
import { createStripeClient } from './createStripeClient.ts';
import { findCardOwner } from './findCardOwner.ts';
import { findCharge } from './findCharge.ts';
import { checkoutParams, setupParams, withNewCustomer } from './pageParams.ts';
import { readStripeEvent } from './readStripeEvent.ts';
import { requireSecret } from './requireSecret.ts';
import { toChargeState } from './toChargeState.ts';
import { checkoutExpansions, toCheckoutState } from './toCheckoutState.ts';
import { setupExpansions, toSetupState } from './toSetupState.ts';

type PageParams = Stripe.Checkout.SessionCreateParams;

/** Payments through Stripe's own pages, so that no card's number ever comes here. */
export class StripeGateway implements PaymentGateway {
  readonly name = 'stripe';
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ config }: Pick<GatewayParts, 'config'>) {
    this.#stripe = createStripeClient(config.payments);
    this.#webhookSecret = requireSecret('STRIPE_WEBHOOK_SECRET', config.payments.stripeWebhookSecret);
  }

  openCheckout(order: CheckoutOrder): Promise<OpenedPage> {
    return this.#openPage(order, checkoutParams(order), `checkout-${order.paymentId}`);
  }

  async readCheckout(ref: string): Promise<GatewayState> {
    return toCheckoutState(await this.#readSession(ref, checkoutExpansions));
  }

  async expireCheckout(ref: string): Promise<void> {
    const { sessions } = this.#stripe.checkout;
    await askStripe(
      () => sessions.expire(ref),
      async () => {
        const session = await this.#readSession(ref);
        return session.status === 'open' ? null : session;
      },
    );
  }

  openCardSetup(order: CardSetupOrder): Promise<OpenedPage> {
    return this.#openPage(order, setupParams(order), `setup-${order.setupId}`);
  }

  async readCardSetup(ref: string): Promise<GatewayState> {
    return toSetupState(await this.#readSession(ref, setupExpansions));
  }

  charge(order: ChargeOrder): Promise<GatewayState & { ref: string | null }> {
    return chargeStoredCard(this.#stripe, order);
  }

  async readCharge(ref: string): Promise<GatewayState> {
    return toChargeState(await askStripe(() => this.#stripe.paymentIntents.retrieve(ref)));
  }

  async findCharge(order: LostCharge): Promise<(GatewayState & { ref: string }) | null> {
    const intent = await findCharge(this.#stripe, order);
    return intent && { ...toChargeState(intent), ref: intent.id };
  }

  async deleteCard(cardRef: string): Promise<void> {
    await askStripe<unknown>(
      () => this.#stripe.paymentMethods.detach(cardRef),
      // Refused when it is detached already.
      async () => ((await findCardOwner(this.#stripe, cardRef)) === null ? 'forgotten' : null),
    );
  }

  async deletePayer(customerRef: string): Promise<void> {
    await askStripe<unknown>(
      () => this.#stripe.customers.del(customerRef),
      ({ code }) => (code === 'resource_missing' ? 'forgotten' : null),
    );
  }

  readEvent(body: Buffer, headers: Readonly<Record<string, string | string[] | undefined>>, now: Date): GatewayEvent {
    return readStripeEvent({ body, signature: headers['stripe-signature'] }, this.#webhookSecret, now);
  }

  async #openPage({ payer }: { payer: Payer }, params: PageParams, idempotencyKey: string): Promise<OpenedPage> {
    const { sessions } = this.#stripe.checkout;
    const { id, url } = await askStripe(
      () => sessions.create(params, { idempotencyKey }),
      // Somebody has deleted the person at Stripe.
      async ({ code, param }) =>
        code === 'resource_missing' && param === 'customer'
          ? askStripe(() =>
              sessions.create(withNewCustomer(params, payer), { idempotencyKey: `${idempotencyKey}-anew` }),
            )
          : null,
    );
    return { ref: id, url: url! };
  }

  #readSession(ref: string, expand: string[] = []): Promise<Stripe.Checkout.Session> {
    return askStripe(() => this.#stripe.checkout.sessions.retrieve(ref, { expand }));
  }
}
