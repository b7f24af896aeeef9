import type { Connection, Transaction } from '#server/database/Database.ts';
import {
  addToBalance,
  findAccount,
  insertAccounts,
  lockAccount,
  type PersonalAccount,
  takeFromBalance,
} from '#server/database/repositories/ledgerAccounts.ts';
import {
  hasPosting,
  insertPosting,
  type Posting,
  type Purpose,
} from '#server/database/repositories/ledgerTransactions.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';

// Double-entry ledger: append-only, integer amounts. A person has a wallet and an account for reserved tokens; the
// house grants from `grants`, sells from `sales` and charges into `usage`. Every function runs inside the caller's
// transaction.

// Account ids inserted by the migration.
const house = { grants: 'house-grants', sales: 'house-sales', usage: 'house-usage' } as const;

/** Tokens for work that begins, under the work's id. */
interface TokenOrder {
  userId: string;
  amount: number;
  reference: string;
  purpose?: Purpose | undefined;
}

/** Grants tokens. `once` is an idempotency key: a repeated grant changes nothing and returns false. */
export async function grantTokens(
  transaction: Transaction,
  { userId, amount, reference, once }: { userId: string; amount: number; reference: string; once: string },
): Promise<boolean> {
  if (await hasPosting(transaction, once)) return false;
  await credit(transaction, { userId, amount, from: house.grants, kind: 'grant', reference, once });
  return true;
}

/** Credits the tokens of a payment. Each payment credits once; a repetition changes nothing and returns false. */
export async function creditPurchase(
  transaction: Transaction,
  { userId, amount, paymentId }: { userId: string; amount: number; paymentId: string },
): Promise<boolean> {
  const once = `payment:${paymentId}`;
  if (await hasPosting(transaction, once)) return false;
  const reference = `payment/${paymentId}`;
  await credit(transaction, { userId, amount, from: house.sales, kind: 'purchase', reference, once });
  return true;
}

/**
 * Reserves tokens for work that begins.
 *
 * @param order.isUnlimited the house grants what is missing
 * @throws BusinessError `insufficient-tokens` when the wallet holds less
 */
export async function reserveTokens(
  transaction: Transaction,
  { isUnlimited = false, ...order }: TokenOrder & { isUnlimited?: boolean },
): Promise<void> {
  const { userId, amount, reference, purpose } = order;
  if (isUnlimited) await grantShortage(transaction, order);
  const wallet = await accountOf(transaction, userId, 'wallet');
  if (!(await takeFromBalance(transaction, wallet, amount)))
    throw new BusinessError('insufficient-tokens', { needed: amount, balance: await balanceOf(transaction, userId) });
  const reserved = await accountOf(transaction, userId, 'reserved');
  await addToBalance(transaction, reserved, amount);
  await post(transaction, {
    kind: 'reserve',
    reference,
    once: `reserve:${reference}`,
    purpose,
    entries: [
      { accountId: wallet, amount: -amount },
      { accountId: reserved, amount },
    ],
  });
}

/** Grants what a wallet lacks for an order, in an installation without billing. */
async function grantShortage(
  transaction: Transaction,
  { userId, amount, reference, purpose }: TokenOrder,
): Promise<void> {
  // Locked, since two orders at once would each count on the same tokens.
  const wallet = await lockAccount(transaction, userId, 'wallet');
  const shortage = amount - (wallet?.balance ?? 0);
  if (shortage <= 0) return;
  const once = `unlimited:${reference}`;
  const from = house.grants;
  await credit(transaction, { userId, amount: shortage, from, kind: 'unlimited', reference, once, purpose });
}

/**
 * Settles a reservation, or the part of it named by `reference` (`<generation>/<position>`): `charged` tokens are
 * charged, the rest is released to the wallet. Each reference settles once; a second attempt, such as by a worker that
 * lost its lease, returns false.
 */
export async function settleTokens(
  transaction: Transaction,
  {
    userId,
    reserved,
    charged,
    reference,
    purpose,
  }: { userId: string; reserved: number; charged: number; reference: string; purpose?: Purpose | undefined },
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
    purpose,
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

async function credit(
  transaction: Transaction,
  {
    userId,
    amount,
    from,
    ...posting
  }: { userId: string; amount: number; from: string } & Pick<Posting, 'kind' | 'reference' | 'once' | 'purpose'>,
): Promise<void> {
  const wallet = await accountOf(transaction, userId, 'wallet');
  await addToBalance(transaction, wallet, amount);
  await post(transaction, {
    ...posting,
    entries: [
      { accountId: wallet, amount },
      { accountId: from, amount: -amount },
    ],
  });
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
