import type { Language } from '#engine/languages/languages.ts';
import type { Payment, PaymentStatus } from '#engine/protocol/billing.ts';
import { columnList } from '#server/database/columnList.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

export interface PaymentRow {
  id: string;
  /** null: the account is deleted. */
  userId: string | null;
  subscriptionId: string | null;
  kind: Payment['kind'];
  gateway: string;
  /** The gateway's name for the checkout, or for the charge of a renewal; null until it has answered. */
  gatewayRef: string | null;
  paymentUrl: string | null;
  status: PaymentStatus;
  failure: string | null;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  tokens: number;
  title: Record<Language, string>;
  createdAt: string;
  /** Until when a checkout can be paid. */
  expiresAt: string | null;
  invoiceId: string | null;
}

const columns = columnList({
  id: 'id',
  userId: 'user_id',
  subscriptionId: 'subscription_id',
  kind: 'kind',
  gateway: 'gateway',
  gatewayRef: 'gateway_ref',
  paymentUrl: 'payment_url',
  status: 'status',
  failure: 'failure',
  amount: 'amount',
  currency: 'currency',
  tokens: 'tokens',
  title: 'title',
  createdAt: 'created_at',
  expiresAt: 'expires_at',
});

const invoice = '(select invoices.id from invoices where invoices.payment_id = payments.id) as invoiceId';

type StoredPayment = Omit<PaymentRow, 'title'> & { title: string };

export type NewPayment = Pick<
  PaymentRow,
  'kind' | 'gateway' | 'amount' | 'currency' | 'tokens' | 'title' | 'createdAt' | 'expiresAt'
> & {
  userId: string;
  subscriptionId?: string;
  /** At most one payment has it. */
  once?: string;
  askedNextAt: string;
};

export async function insertPayment(transaction: Transaction, payment: NewPayment): Promise<string> {
  const id = createId();
  await transaction('payments').insert({
    id,
    user_id: payment.userId,
    subscription_id: payment.subscriptionId ?? null,
    kind: payment.kind,
    gateway: payment.gateway,
    status: 'open',
    amount: payment.amount,
    currency: payment.currency,
    tokens: payment.tokens,
    title: encodeJson(payment.title),
    once: payment.once ?? null,
    created_at: payment.createdAt,
    expires_at: payment.expiresAt,
    asked_next_at: payment.askedNextAt,
  });
  return id;
}

export async function findPayment(connection: Connection, id: string): Promise<PaymentRow | null> {
  return toRow(await select(connection).where({ id }).first());
}

/** Held until the transaction ends. */
export async function lockPayment(transaction: Transaction, id: string): Promise<PaymentRow | null> {
  return toRow(await select(transaction).where({ id }).forUpdate().first());
}

export async function findPaymentOnce(connection: Connection, once: string): Promise<PaymentRow | null> {
  return toRow(await select(connection).where({ once }).first());
}

/** Lets another payment have the name that one has at most. */
export async function giveUpOnce(transaction: Transaction, id: string): Promise<void> {
  await transaction('payments').where({ id }).update({ once: null });
}

/** The renewal of a subscription whose outcome is not known; a subscription has one at most. */
export async function findOpenRenewal(
  connection: Connection,
  subscriptionId: string,
  gateway: string,
): Promise<PaymentRow | null> {
  const found = select(connection).where({ subscription_id: subscriptionId, gateway, kind: 'renewal', status: 'open' });
  return toRow(await found.first());
}

export async function findPaymentOfRef(
  connection: Connection,
  gateway: string,
  gatewayRef: string,
): Promise<PaymentRow | null> {
  return toRow(await select(connection).where({ gateway, gateway_ref: gatewayRef }).first());
}

/** A person's payments before the cursor, newest first. */
export async function listPayments(
  connection: Connection,
  userId: string,
  { limit, before }: { limit: number; before?: string },
): Promise<PaymentRow[]> {
  const query = select(connection).where({ user_id: userId }).orderBy('id', 'desc').limit(limit);
  return toRows(await (before ? query.where('id', '<', before) : query));
}

/** Open payments of a person for subscriptions, or of every kind. */
export async function listOpenPayments(
  connection: Connection,
  userId: string,
  kinds: readonly PaymentRow['kind'][] = ['package', 'subscription', 'renewal'],
): Promise<PaymentRow[]> {
  return toRows(
    await select(connection)
      .where({ user_id: userId, status: 'open' })
      .whereIn('kind', [...kinds]),
  );
}

/** Open payments whose gateway is to be asked again. */
export async function findUnsettledPayments(
  connection: Connection,
  { gateway, time, limit }: { gateway: string; time: string; limit: number },
): Promise<PaymentRow[]> {
  const due = select(connection).where({ gateway }).where('asked_next_at', '<=', time);
  return toRows(await due.orderBy('asked_next_at').limit(limit));
}

export async function notePaymentPage(
  transaction: Transaction,
  id: string,
  { ref, url }: { ref: string; url?: string },
): Promise<void> {
  await transaction('payments')
    .where({ id })
    .update({ gateway_ref: ref, payment_url: url ?? null });
}

export async function askPaymentAgain(transaction: Transaction, id: string, time: string): Promise<void> {
  await transaction('payments').where({ id, status: 'open' }).update({ asked_next_at: time });
}

export async function endPayment(
  transaction: Transaction,
  id: string,
  { status, failure = null, at }: { status: Exclude<PaymentStatus, 'open'>; failure?: string | null; at: string },
): Promise<void> {
  await transaction('payments').where({ id }).update({ status, failure, settled_at: at, asked_next_at: null });
}

function select(connection: Connection) {
  return connection('payments').select(connection.raw(`${columns}, ${invoice}`));
}

function toRow(row: StoredPayment | undefined): PaymentRow | null {
  return row ? { ...row, title: decodeJson<Record<Language, string>>(row.title)! } : null;
}

function toRows(rows: StoredPayment[]): PaymentRow[] {
  return rows.map((row) => toRow(row)!);
}
