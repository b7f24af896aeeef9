import type { KeyedHasher } from '#server/accounts/createKeyedHasher.ts';
import { hashToken } from '#server/accounts/secretToken.ts';
import type { Clock } from '#server/Clock.ts';
import type { Database } from '#server/database/Database.ts';
import {
  deleteSandboxCard,
  deleteSandboxCardsOf,
  findSandboxCard,
} from '#server/database/repositories/sandboxCards.ts';
import {
  findPaidSandboxCharge,
  findSandboxCharge,
  insertSandboxCharge,
} from '#server/database/repositories/sandboxCharges.ts';
import {
  findSandboxPage,
  insertSandboxPage,
  type SandboxOrder,
  type SandboxPageRow,
} from '#server/database/repositories/sandboxPages.ts';
import type { GatewayParts } from '#server/payments/GatewayParts.ts';
import type {
  CardSetupOrder,
  ChargeOrder,
  CheckoutOrder,
  GatewayEvent,
  GatewayState,
  LostCharge,
  OpenedPage,
  PaymentGateway,
} from '#server/payments/PaymentGateway.ts';

import { chargeCard } from './chargeCard.ts';
import { closePage } from './closePage.ts';
import { userOf } from './customerOf.ts';
import { pageToken } from './pageToken.ts';
import { readEvent } from './readEvent.ts';
import { stateOfPage } from './stateOfPage.ts';
import { checkWebhook, signatureHeader } from './webhookSignature.ts';

const chargePrefix = 'charge-';

/**
 * A gateway of our own, at which no money moves: as if it were somebody else's, but that it keeps its data in our
 * database.
 */
export class SandboxGateway implements PaymentGateway {
  readonly name = 'sandbox';
  readonly #publicUrl: string;
  readonly #database: Database;
  readonly #keyedHash: KeyedHasher;
  readonly #clock: Clock;

  constructor({ config, database, keyedHash, clock }: GatewayParts) {
    this.#publicUrl = config.publicUrl;
    this.#database = database;
    this.#keyedHash = keyedHash;
    this.#clock = clock;
  }

  openCheckout({
    paymentId,
    payer,
    title,
    price,
    keepsCard,
    returnUrl,
    expiresAt,
  }: CheckoutOrder): Promise<OpenedPage> {
    const order = { id: paymentId, userId: payer.userId, title, price, keepsCard, returnUrl };
    return this.#openPage('checkout', order, expiresAt);
  }

  readCheckout(ref: string): Promise<GatewayState> {
    return this.#readPage('checkout', ref);
  }

  async expireCheckout(ref: string): Promise<void> {
    await closePage({ database: this.#database, clock: this.#clock }, { ref }, 'expired');
  }

  openCardSetup({ setupId, payer, returnUrl, expiresAt }: CardSetupOrder): Promise<OpenedPage> {
    const order = { id: setupId, userId: payer.userId, title: null, price: null, keepsCard: true, returnUrl };
    return this.#openPage('setup', order, expiresAt);
  }

  readCardSetup(ref: string): Promise<GatewayState> {
    return this.#readPage('setup', ref);
  }

  async charge(order: ChargeOrder): Promise<GatewayState & { ref: string }> {
    const { paymentId, cardRef } = order;
    await this.#database.transaction(async (transaction) => {
      const now = this.#clock();
      if (await findPaidSandboxCharge(transaction, order.period)) return;
      const state = chargeCard(order, await findSandboxCard(transaction, cardRef), now);
      await insertSandboxCharge(transaction, { paymentId, state, createdAt: new Date(now).toISOString() });
    });
    // The first charge counts, whoever made it.
    return (await this.findCharge(order)) ?? missing('charge', paymentId);
  }

  async readCharge(ref: string): Promise<GatewayState> {
    const paymentId = ref.startsWith(chargePrefix) ? ref.slice(chargePrefix.length) : '';
    return (await findSandboxCharge(this.#database.connection, paymentId)) ?? missing('charge', ref);
  }

  async findCharge({ paymentId, payer, period }: LostCharge): Promise<(GatewayState & { ref: string }) | null> {
    const { connection } = this.#database;
    const state =
      (await findSandboxCharge(connection, paymentId)) ?? (period && (await findPaidSandboxCharge(connection, period)));
    return state?.userId === payer.userId ? { ...state, ref: chargePrefix + state.paymentId! } : null;
  }

  async deleteCard(cardRef: string): Promise<void> {
    await this.#database.transaction((transaction) => deleteSandboxCard(transaction, cardRef));
  }

  async deletePayer(customerRef: string): Promise<void> {
    const userId = userOf(customerRef);
    await this.#database.transaction((transaction) => deleteSandboxCardsOf(transaction, userId));
  }

  readEvent(body: Buffer, headers: Parameters<PaymentGateway['readEvent']>[1], now: Date): GatewayEvent {
    checkWebhook(this.#keyedHash, body, headers[signatureHeader], now.getTime());
    return readEvent(body);
  }

  async #openPage(kind: SandboxPageRow['kind'], order: SandboxOrder, expiresAt: Date): Promise<OpenedPage> {
    const ref = `${kind}-${order.id}`;
    const token = pageToken(this.#keyedHash, ref);
    const page = { ref, kind, order, tokenHash: hashToken(token), expiresAt: expiresAt.toISOString() };
    const createdAt = new Date(this.#clock()).toISOString();
    await this.#database.transaction((transaction) => insertSandboxPage(transaction, { ...page, createdAt }));
    return { ref, url: `${this.#publicUrl}/sandbox/${token}` };
  }

  async #readPage(kind: SandboxPageRow['kind'], ref: string): Promise<GatewayState> {
    const { connection } = this.#database;
    const page = await findSandboxPage(connection, { ref });
    if (page?.kind !== kind) return missing(kind, ref);
    const card = page.cardRef ? await findSandboxCard(connection, page.cardRef) : null;
    return stateOfPage(page, card, this.#clock());
  }
}

function missing(kind: string, ref: string): never {
  throw new Error(`the sandbox knows no ${kind} "${ref}"`);
}
