import type { Household } from '#server/housekeeping/Errand.ts';

import { reconcilePayments } from './reconcilePayments.ts';

const mostNamed = 20;

/** Logs when payments, credits and invoices do not agree; nothing is corrected automatically. */
export async function checkPayments({
  database,
  logger,
  metrics,
}: Pick<Household, 'database' | 'logger' | 'metrics'>): Promise<void> {
  const found = await reconcilePayments(database.connection);
  const count = found.payments.length + found.credits.length + found.invoices.length;
  metrics.setPaymentMismatches(count);
  if (count === 0) return;
  const [payments, credits, invoices] = [found.payments, found.credits, found.invoices].map((ids) =>
    ids.slice(0, mostNamed),
  );
  logger.error({ count, payments, credits, invoices }, 'payments, ledger and invoices do not agree');
}
