import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

/** A person's spendable tokens, and those reserved for running work. */
export type PersonalAccount = 'wallet' | 'reserved';

export async function insertAccounts(
  transaction: Transaction,
  userId: string,
  kinds: readonly PersonalAccount[],
): Promise<void> {
  await transaction('ledger_accounts').insert(
    kinds.map((kind) => ({ id: createId(), user_id: userId, kind, balance: 0 })),
  );
}

/** Null when the person has no such account. */
export async function findAccount(
  connection: Connection,
  userId: string,
  kind: PersonalAccount,
): Promise<{ id: string; balance: number } | null> {
  const row = await connection('ledger_accounts').where({ user_id: userId, kind }).first('id', 'balance');
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function lockAccount(
  transaction: Transaction,
  userId: string,
  kind: PersonalAccount,
): Promise<{ id: string; balance: number } | null> {
  const row = await transaction('ledger_accounts').where({ user_id: userId, kind }).forUpdate().first('id', 'balance');
  return row ?? null;
}

export async function addToBalance(transaction: Transaction, id: string, amount: number): Promise<void> {
  await transaction('ledger_accounts').where({ id }).increment('balance', amount);
}

/** Atomic conditional update, so that concurrent debits cannot overdraw. False when the balance is too low. */
export async function takeFromBalance(transaction: Transaction, id: string, amount: number): Promise<boolean> {
  const changed = await transaction('ledger_accounts')
    .where({ id })
    .where('balance', '>=', amount)
    .decrement('balance', amount);
  return Number(changed) === 1;
}
