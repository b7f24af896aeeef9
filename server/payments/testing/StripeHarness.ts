import { readConfig } from '#server/config.ts';
import type { GatewayEvent } from '#server/payments/PaymentGateway.ts';
import { StripeGateway } from '#server/payments/stripe/StripeGateway.ts';

import type { GatewayHarness, PersonAtPage, Webhook, WebhookWish } from './GatewayHarness.ts';
import type { StandInEvent } from './stripe-stand-in/objects.ts';
import { createStandInEvent } from './stripe-stand-in/StandInStore.ts';
import { StripeStandIn } from './StripeStandIn.ts';

/** The gateway of Stripe with the stand-in, which has a time of its own. */
export class StripeHarness implements GatewayHarness {
  readonly standIn: StripeStandIn;
  readonly gateway: StripeGateway;
  readonly clock: { now(): Date; pass(milliseconds: number): void };

  static async start(): Promise<StripeHarness> {
    const time = { now: Date.parse('2027-03-01T09:00:00Z') };
    return new StripeHarness(await new StripeStandIn(() => time.now).start(), time);
  }

  private constructor(standIn: StripeStandIn, time: { now: number }) {
    this.standIn = standIn;
    this.gateway = new StripeGateway({ config: readConfig(standIn.environment) });
    this.clock = {
      now: () => new Date(time.now),
      pass: (milliseconds) => {
        time.now += milliseconds;
      },
    };
  }

  get person(): PersonAtPage {
    return this.standIn.pages;
  }

  writeWebhook = ({ subject, id, signedAt, forged = false }: WebhookWish): Webhook =>
    this.standIn.webhooks.write({ ...this.#eventAbout(subject), id }, { signedAt: signedAt.getTime(), forged });

  stop(): Promise<void> {
    return this.standIn.stop();
  }

  #eventAbout(subject: GatewayEvent['subject']): StandInEvent {
    const { store } = this.standIn;
    const write = (type: string, object: object) => createStandInEvent(type, object, this.clock.now().getTime());
    if (!subject) return write('price.created', { id: 'price_1', object: 'price' });
    return subject.kind === 'charge'
      ? write('payment_intent.succeeded', store.require('payment_intent', subject.ref))
      : write('checkout.session.completed', store.require('checkout.session', subject.ref));
  }
}
