import type { PageAnswer, PersonAtPage } from '#server/payments/testing/GatewayHarness.ts';
import type { TestCardNumber } from '#server/payments/testing/testCards.ts';

import { behaviourOf, cardErrors, type CardBehaviour } from './cardBehaviours.ts';
import type { StandInError, StandInMethod, StandInPayment, StandInSession, StandInSetup } from './objects.ts';
import type { StandInStore } from './StandInStore.ts';

/** What a session has been opened for, kept until somebody pays. */
export interface PaymentPlan {
  amount: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  setupFutureUsage: 'off_session' | null;
}

/** The pages of the stand-in, and the people at them. No number of a card is kept. */
export class StandInPages implements PersonAtPage {
  readonly plans = new Map<string, PaymentPlan>();
  readonly behaviours = new Map<string, CardBehaviour>();
  readonly #store: StandInStore;

  constructor(store: StandInStore) {
    this.#store = store;
  }

  async enterCard(url: string, number: TestCardNumber): Promise<PageAnswer> {
    const session = this.#at(url);
    if (session.status !== 'open') return 'closed';
    const intent = this.#intentOf(session);
    const method = this.#createMethod(session, number);
    const { entered } = this.behaviours.get(method.id)!;
    if (entered === 'declined') return this.#decline(intent, cardErrors.declined);
    intent.payment_method = method.id;
    if (entered === 'accepted') return this.#complete(session, intent, method);
    intent.status = 'requires_action';
    this.#store.record(`${intent.object}.requires_action`, intent);
    return 'confirmation-asked';
  }

  async answerConfirmation(url: string, answer: 'confirm' | 'refuse'): Promise<PageAnswer> {
    const session = this.#at(url);
    const intent = this.#intentOf(session);
    const method = this.#store.find('payment_method', intent.payment_method);
    if (session.status !== 'open' || intent.status !== 'requires_action' || !method) return 'closed';
    if (answer === 'confirm') return this.#complete(session, intent, method);
    return this.#decline(intent, cardErrors['refused-confirmation']);
  }

  async findWayBack(url: string): Promise<string> {
    return this.#at(url).cancel_url;
  }

  #at(url: string): StandInSession {
    return this.#store.require('checkout.session', new URL(url).pathname.split('/').at(-1)!);
  }

  /** Created when the first card is entered, as Stripe does. */
  #intentOf(session: StandInSession): StandInPayment | StandInSetup {
    return session.mode === 'payment' ? this.#paymentOf(session) : this.#setupOf(session);
  }

  #paymentOf(session: StandInSession): StandInPayment {
    const known = this.#store.find('payment_intent', session.payment_intent);
    if (known) return known;
    const { setupFutureUsage, ...plan } = this.plans.get(session.id)!;
    const payment = this.#store.add('payment_intent', {
      status: 'requires_payment_method',
      ...plan,
      amount_received: 0,
      customer: session.customer,
      payment_method: null,
      setup_future_usage: setupFutureUsage,
      last_payment_error: null,
      client_secret: `secret-of-${session.id}`,
    });
    session.payment_intent = payment.id;
    this.#store.record('payment_intent.created', payment);
    return payment;
  }

  #setupOf(session: StandInSession): StandInSetup {
    const known = this.#store.find('setup_intent', session.setup_intent);
    if (known) return known;
    const setup = this.#store.add('setup_intent', {
      status: 'requires_payment_method',
      customer: session.customer,
      payment_method: null,
      last_setup_error: null,
    });
    session.setup_intent = setup.id;
    this.#store.record('setup_intent.created', setup);
    return setup;
  }

  #createMethod({ customer_email: email }: StandInSession, number: TestCardNumber): StandInMethod {
    const method = this.#store.add('payment_method', {
      type: 'card',
      customer: null,
      card: { brand: 'visa', last4: number.slice(-4), exp_month: 12, exp_year: yearAt(this.#store.now()) + 3 },
      billing_details: { email },
    });
    this.behaviours.set(method.id, behaviourOf(number));
    return method;
  }

  #decline(intent: StandInPayment | StandInSetup, error: StandInError): PageAnswer {
    intent.status = 'requires_payment_method';
    intent.payment_method = null;
    if (intent.object === 'payment_intent') intent.last_payment_error = error;
    else intent.last_setup_error = error;
    this.#store.record(
      intent.object === 'payment_intent' ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed',
      intent,
    );
    return 'declined';
  }

  #complete(session: StandInSession, intent: StandInPayment | StandInSetup, method: StandInMethod): PageAnswer {
    session.customer ??= this.#store.add('customer', { email: session.customer_email }).id;
    intent.customer = session.customer;
    intent.status = 'succeeded';
    intent.payment_method = method.id;
    if (intent.object === 'setup_intent') {
      intent.last_setup_error = null;
      method.customer = session.customer;
    } else {
      intent.last_payment_error = null;
      intent.amount_received = intent.amount;
      if (intent.setup_future_usage) method.customer = session.customer;
      session.payment_status = 'paid';
    }
    this.#store.record(`${intent.object}.succeeded`, intent);
    session.status = 'complete';
    session.url = null;
    this.#store.record('checkout.session.completed', session);
    return 'accepted';
  }
}

const yearAt = (time: number) => new Date(time).getUTCFullYear();
