import { columnList } from '#server/database/columnList.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export interface CardSetupRow {
  id: string;
  userId: string;
  gatewayRef: string | null;
  status: 'open' | 'stored' | 'failed' | 'expired';
  createdAt: string;
}

const columns = columnList({
  id: 'id',
  userId: 'user_id',
  gatewayRef: 'gateway_ref',
  status: 'status',
  createdAt: 'created_at',
});

export async function insertCardSetup(
  transaction: Transaction,
  { userId, createdAt, askedNextAt }: { userId: string; createdAt: string; askedNextAt: string },
): Promise<string> {
  const id = createId();
  const row = { id, user_id: userId, status: 'open', created_at: createdAt, asked_next_at: askedNextAt };
  await transaction('card_setups').insert(row);
  return id;
}

export async function noteCardSetupPage(transaction: Transaction, id: string, ref: string): Promise<void> {
  await transaction('card_setups').where({ id }).update({ gateway_ref: ref });
}

export async function findCardSetup(connection: Connection, id: string): Promise<CardSetupRow | null> {
  return (await connection('card_setups').where({ id }).first(connection.raw(columns))) ?? null;
}

/** Held until the transaction ends. */
export async function lockCardSetup(transaction: Transaction, id: string): Promise<CardSetupRow | null> {
  return (await transaction('card_setups').where({ id }).forUpdate().first(transaction.raw(columns))) ?? null;
}

export async function findCardSetupOfRef(connection: Connection, gatewayRef: string): Promise<CardSetupRow | null> {
  const found = connection('card_setups').where({ gateway_ref: gatewayRef });
  return (await found.first(connection.raw(columns))) ?? null;
}

export async function findUnsettledCardSetups(
  connection: Connection,
  time: string,
  limit: number,
): Promise<CardSetupRow[]> {
  return connection('card_setups')
    .where('asked_next_at', '<=', time)
    .orderBy('asked_next_at')
    .limit(limit)
    .select(connection.raw(columns));
}

export async function changeCardSetup(
  transaction: Transaction,
  id: string,
  { status, askedNextAt }: { status: CardSetupRow['status']; askedNextAt: string | null },
): Promise<void> {
  await transaction('card_setups').where({ id }).update({ status, asked_next_at: askedNextAt });
}

export async function askCardSetupAgain(transaction: Transaction, id: string, time: string): Promise<void> {
  await transaction('card_setups').where({ id, status: 'open' }).update({ asked_next_at: time });
}
