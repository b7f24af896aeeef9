import { pino } from 'pino';

import { askUnsettled } from '#server/billing/askUnsettled.ts';
import { renewDue } from '#server/billing/renewDue.ts';
import { requireBilling } from '#server/billing/requireBilling.ts';
import type { ChargeOrder } from '#server/payments/PaymentGateway.ts';
import type { StandInEvent } from '#server/payments/testing/stripe-stand-in/objects.ts';
import type { WebhookOptions } from '#server/payments/testing/stripe-stand-in/StandInWebhooks.ts';
import { StripeStandIn } from '#server/payments/testing/StripeStandIn.ts';
import { testCards } from '#server/payments/testing/testCards.ts';

import { Person } from './Person.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';
import type { Dialect } from './testDatabases.ts';

/** A page of Stripe's, opened for a payment, a subscription or a card. */
export interface StripePage {
  /** The payment's; empty for a card. */
  id: string;
  /** Stripe's name for the page. */
  ref: string;
  url: string;
}

const never = 3_600_000;

/**
 * A whole server that sells through Stripe's stand-in. Both go by a clock that tests set; no webhook comes unless they
 * send it.
 */
export class StripeShop {
  readonly standIn: StripeStandIn;
  /** All that the server has logged. */
  readonly log: string[] = [];
  /** There once the shop has started. */
  server!: TestServer;
  now: number;
  readonly #dialect: Dialect;

  constructor(dialect: Dialect, now: number) {
    this.#dialect = dialect;
    this.now = now;
    this.standIn = new StripeStandIn(() => this.now);
  }

  async start(): Promise<void> {
    await this.standIn.start();
    this.server = await startTestServer(this.standIn.environment, {
      dialect: this.#dialect,
      clock: () => this.now,
      billing: { pause: never },
      logger: pino({ level: 'debug' }, { write: (line: string) => void this.log.push(line) }),
    });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.standIn.stop();
  }

  async register(): Promise<{ person: Person; email: string }> {
    const { token, user } = await this.server.register();
    return { person: new Person(this.server, { id: user.id, token }), email: user.email };
  }

  async order(person: Person, packageId = 'seed'): Promise<StripePage> {
    const { body } = await person.call('POST', '/api/payments', { packageId });
    return pageAt(body.data.paymentUrl, body.data.id);
  }

  async orderPlan(person: Person, planId: string): Promise<StripePage> {
    const { body } = await person.call('POST', '/api/subscription', { planId });
    const { payments } = (await person.call('GET', '/api/balance')).body.data;
    return pageAt(body.data.paymentUrl, payments[0].id);
  }

  async orderCard(person: Person): Promise<StripePage> {
    return pageAt((await person.call('PUT', '/api/card')).body.data.setupUrl);
  }

  /** Enters a card at a page, and confirms what is asked. */
  async pay({ url }: StripePage, card: keyof typeof testCards = 'succeeds'): Promise<void> {
    const answer = await this.standIn.pages.enterCard(url, testCards[card]);
    if (answer === 'confirmation-asked') await this.standIn.pages.answerConfirmation(url, 'confirm');
  }

  /** The newest event about an object of Stripe's. */
  event(ref: string, type = 'checkout.session.completed'): StandInEvent {
    const found = this.standIn.store.events.findLast((event) => event.type === type && event.data.object['id'] === ref);
    if (!found) throw new Error(`${type} has not happened to ${ref}`);
    return found;
  }

  /** Sends a webhook, and gives the status of the answer. */
  deliver(event: StandInEvent, options?: WebhookOptions): Promise<number> {
    return this.standIn.webhooks.send(`${this.server.url}/api/webhooks/stripe`, event, options);
  }

  /** Pays, and tells the server. */
  async payAndTell(page: StripePage, card?: keyof typeof testCards): Promise<void> {
    await this.pay(page, card);
    const status = await this.deliver(this.event(page.ref));
    if (status !== 204) throw new Error(`the webhook was answered with ${status}`);
  }

  askUnsettled(): Promise<void> {
    return askUnsettled(requireBilling(this.server.services));
  }

  /** Looks what is due. `meanwhile` happens when the server is about to charge a card, and is waited for. */
  renewDue(meanwhile?: (order: ChargeOrder) => Promise<void>, stopping?: AbortSignal): Promise<void> {
    const billing = requireBilling(this.server.services);
    if (!meanwhile) return renewDue(billing, stopping);
    const gateway = new Proxy(billing.gateway, {
      get(target, name) {
        if (name === 'charge') return (order: ChargeOrder) => meanwhile(order).then(() => target.charge(order));
        const part: unknown = Reflect.get(target, name);
        // A call through the proxy would not find the gateway's private fields.
        return typeof part === 'function' ? part.bind(target) : part;
      },
    });
    return renewDue({ ...billing, gateway }, stopping);
  }
}

const pageAt = (url: string, id = ''): StripePage => ({ id, url, ref: new URL(url).pathname.split('/').at(-1)! });
