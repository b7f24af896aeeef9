import { columnList } from '#server/database/columnList.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

/** What is kept of a card: never its number. */
export interface StoredCardRow {
  gateway: string;
  gatewayRef: string;
  brand: string;
  lastFour: string;
  expiryMonth: number;
  expiryYear: number;
}

const columns = columnList({
  gateway: 'gateway',
  gatewayRef: 'gateway_ref',
  brand: 'brand',
  lastFour: 'last_four',
  expiryMonth: 'expiry_month',
  expiryYear: 'expiry_year',
});

export async function findStoredCard(connection: Connection, userId: string): Promise<StoredCardRow | null> {
  return (await connection('stored_cards').where({ user_id: userId }).first(connection.raw(columns))) ?? null;
}

export async function putStoredCard(
  transaction: Transaction,
  userId: string,
  card: StoredCardRow,
  storedAt: string,
): Promise<void> {
  const row = {
    gateway: card.gateway,
    gateway_ref: card.gatewayRef,
    brand: card.brand,
    last_four: card.lastFour,
    expiry_month: card.expiryMonth,
    expiry_year: card.expiryYear,
    stored_at: storedAt,
  };
  await transaction('stored_cards')
    .insert({ user_id: userId, ...row })
    .onConflict('user_id')
    .merge(row);
}

export async function deleteStoredCard(transaction: Transaction, userId: string): Promise<void> {
  await transaction('stored_cards').where({ user_id: userId }).delete();
}
