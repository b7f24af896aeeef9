import type { Connection, Transaction } from '../database/Database.ts';
import {
  addToBalance,
  findAccount,
  insertAccounts,
  type PersonalAccount,
  takeFromBalance,
} from '../database/repositories/ledgerAccounts.ts';
import { hasPosting, insertPosting, type Posting } from '../database/repositories/ledgerTransactions.ts';
import { BusinessError } from '../errors/BusinessError.ts';

// Double-entry ledger: append-only, integer amounts. A person has a wallet and an account for reserved tokens; the house
// grants from `grants` and charges into `usage`. Every function runs inside the caller's transaction.

// Account ids inserted by the migration.
const house = { grants: 'house-grants', usage: 'house-usage' } as const;

/** Grants tokens. `once` is an idempotency key: a repeated grant changes nothing and returns false. */
export async function grantTokens(
  transaction: Transaction,
  { userId, amount, reference, once }: { userId: string; amount: number; reference: string; once: string },
): Promise<boolean> {
  if (await hasPosting(transaction, once)) return false;
  const wallet = await accountOf(transaction, userId, 'wallet');
  await addToBalance(transaction, wallet, amount);
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

/** Reserves tokens for work that begins. @throws BusinessError `insufficient-tokens` when the wallet holds less. */
export async function reserveTokens(
  transaction: Transaction,
  { userId, amount, reference }: { userId: string; amount: number; reference: string },
): Promise<void> {
  const wallet = await accountOf(transaction, userId, 'wallet');
  if (!(await takeFromBalance(transaction, wallet, amount)))
    throw new BusinessError('insufficient-tokens', { needed: amount, balance: await balanceOf(transaction, userId) });
  const reserved = await accountOf(transaction, userId, 'reserved');
  await addToBalance(transaction, reserved, amount);
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
 * Settles a reservation, or the part of it named by `reference` (`<generation>/<position>`): `charged` tokens are
 * charged, the rest is released to the wallet. Each reference settles once; a second attempt, such as by a worker that
 * lost its lease, returns false.
 */
export async function settleTokens(
  transaction: Transaction,
  { userId, reserved, charged, reference }: { userId: string; reserved: number; charged: number; reference: string },
): Promise<boolean> {
  const once = `settle:${reference}`;
  if (reserved === 0 || (await hasPosting(transaction, once))) return false;
  const taken = Math.min(Math.max(charged, 0), reserved);
  const back = reserved - taken;
  const wallet = await accountOf(transaction, userId, 'wallet');
  const aside = await accountOf(transaction, userId, 'reserved');
  if (back > 0) await addToBalance(transaction, wallet, back);
  if (!(await takeFromBalance(transaction, aside, reserved)))
    throw new Error(`more was settled than reserved: ${reference}`);
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

/** The spendable balance, in tokens; reserved tokens are not part of it. */
export async function balanceOf(connection: Connection, userId: string): Promise<number> {
  return (await findAccount(connection, userId, 'wallet'))?.balance ?? 0;
}

/** Opens the accounts of a new person; called in the transaction that creates the user. */
export function openAccounts(transaction: Transaction, userId: string): Promise<void> {
  return insertAccounts(transaction, userId, ['wallet', 'reserved']);
}

async function accountOf(transaction: Transaction, userId: string, kind: PersonalAccount): Promise<string> {
  const account = await findAccount(transaction, userId, kind);
  if (!account) throw new Error(`no ${kind} account for ${userId}`);
  return account.id;
}

async function post(transaction: Transaction, posting: Posting): Promise<void> {
  const sum = posting.entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`unbalanced: ${posting.kind} ${posting.reference}`);
  await insertPosting(transaction, posting);
}
