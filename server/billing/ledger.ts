import type { Connection, Transaction } from '../database/Database.ts';
import { createId } from '../database/createId.ts';
import { BusinessError } from '../errors/BusinessError.ts';

/**
 * The books: double entry, only ever added to, integers. A person has a wallet and what is reserved for running work;
 * the house gives from `grants` and takes into `usage`. Every function runs inside the caller's transaction.
 */
type PersonalAccount = 'wallet' | 'reserved';
// Made by the migration.
const house = { grants: 'house-grants', usage: 'house-usage' } as const;

type Posting = { kind: string; reference: string; once: string; entries: { accountId: string; amount: number }[] };

/** Gives tokens. `once` names the occasion: repeated, nothing happens and the answer is false. */
export async function grantTokens(
  transaction: Transaction,
  { userId, amount, reference, once }: { userId: string; amount: number; reference: string; once: string },
): Promise<boolean> {
  if (await happened(transaction, once)) return false;
  const wallet = await accountOf(transaction, userId, 'wallet');
  await transaction('ledger_accounts').where('id', wallet).increment('balance', amount);
  await post(transaction, {
    kind: 'grant',
    reference,
    once,
    entries: [
      { accountId: wallet, amount },
      { accountId: house.grants, amount: -amount },
    ],
  });
  return true;
}

/** Sets tokens aside for work that begins; refused with `insufficient-tokens` when the wallet holds less. */
export async function reserveTokens(
  transaction: Transaction,
  { userId, amount, reference }: { userId: string; amount: number; reference: string },
): Promise<void> {
  const wallet = await accountOf(transaction, userId, 'wallet');
  if (!(await take(transaction, wallet, amount)))
    throw new BusinessError('insufficient-tokens', { needed: amount, balance: await balanceOf(transaction, userId) });
  const reserved = await accountOf(transaction, userId, 'reserved');
  await transaction('ledger_accounts').where('id', reserved).increment('balance', amount);
  await post(transaction, {
    kind: 'reserve',
    reference,
    once: `reserve:${reference}`,
    entries: [
      { accountId: wallet, amount: -amount },
      { accountId: reserved, amount },
    ],
  });
}

/**
 * Ends a reservation, or the part of one that `reference` names (`<generation>/<position>`): `charged` is taken, the rest
 * goes back. Only the first end of a reference counts; a later one, from a worker that came back, is answered with false.
 */
export async function settleTokens(
  transaction: Transaction,
  { userId, reserved, charged, reference }: { userId: string; reserved: number; charged: number; reference: string },
): Promise<boolean> {
  const once = `settle:${reference}`;
  if (reserved === 0 || (await happened(transaction, once))) return false;
  const taken = Math.min(Math.max(charged, 0), reserved);
  const back = reserved - taken;
  const wallet = await accountOf(transaction, userId, 'wallet');
  const aside = await accountOf(transaction, userId, 'reserved');
  if (back > 0) await transaction('ledger_accounts').where('id', wallet).increment('balance', back);
  if (!(await take(transaction, aside, reserved))) throw new Error(`more was settled than reserved: ${reference}`);
  await post(transaction, {
    kind: taken > 0 ? 'settle' : 'release',
    reference,
    once,
    entries: [
      { accountId: aside, amount: -reserved },
      { accountId: wallet, amount: back },
      { accountId: house.usage, amount: taken },
    ].filter(({ amount }) => amount !== 0),
  });
  return true;
}

/** Gives a reservation back whole. */
export function releaseTokens(
  transaction: Transaction,
  { userId, reserved, reference }: { userId: string; reserved: number; reference: string },
): Promise<boolean> {
  return settleTokens(transaction, { userId, reserved, charged: 0, reference });
}

/** What the person can spend now. */
export async function balanceOf(connection: Connection, userId: string): Promise<number> {
  const row = await connection('ledger_accounts').where({ user_id: userId, kind: 'wallet' }).first('balance');
  return row?.balance ?? 0;
}

/** The accounts of a new person; called when the user is made. */
export async function openAccounts(transaction: Transaction, userId: string): Promise<void> {
  const kinds: PersonalAccount[] = ['wallet', 'reserved'];
  await transaction('ledger_accounts').insert(
    kinds.map((kind) => ({ id: createId(), user_id: userId, kind, balance: 0 })),
  );
}

async function take(transaction: Transaction, accountId: string, amount: number): Promise<boolean> {
  const changed = await transaction('ledger_accounts')
    .where('id', accountId)
    .where('balance', '>=', amount)
    .decrement('balance', amount);
  return Number(changed) === 1;
}

async function happened(transaction: Transaction, once: string): Promise<boolean> {
  return (await transaction('ledger_transactions').where({ once }).first('id')) !== undefined;
}

async function accountOf(transaction: Transaction, userId: string, kind: PersonalAccount): Promise<string> {
  const row = await transaction('ledger_accounts').where({ user_id: userId, kind }).first('id');
  if (!row) throw new Error(`no ${kind} account for ${userId}`);
  return row.id;
}

async function post(transaction: Transaction, { kind, reference, once, entries }: Posting): Promise<void> {
  if (entries.reduce((sum, { amount }) => sum + amount, 0) !== 0) throw new Error(`unbalanced: ${kind} ${reference}`);
  const id = createId();
  await transaction('ledger_transactions').insert({ id, kind, reference, once, created_at: new Date().toISOString() });
  await transaction('ledger_entries').insert(
    entries.map(({ accountId, amount }) => ({ id: createId(), transaction_id: id, account_id: accountId, amount })),
  );
}
