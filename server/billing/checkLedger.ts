import type { Household } from '#server/housekeeping/Errand.ts';

import { reconcileLedger } from './reconcileLedger.ts';

const mostNamed = 20;

/** Logs when the ledger does not add up; nothing is corrected automatically. */
export async function checkLedger({
  database,
  logger,
  metrics,
}: Pick<Household, 'database' | 'logger' | 'metrics'>): Promise<void> {
  const { transactions, accounts, reservations } = await reconcileLedger(database.connection);
  const count = transactions.length + accounts.length + reservations.length;
  metrics.setLedgerMismatches(count);
  if (count === 0) return;
  const [first, second, third] = [transactions, accounts, reservations].map((ids) => ids.slice(0, mostNamed));
  logger.error({ count, transactions: first, accounts: second, reservations: third }, 'the ledger does not add up');
}
