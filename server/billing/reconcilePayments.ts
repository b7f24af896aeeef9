import type { Connection } from '#server/database/Database.ts';
import { nextTransactionIds } from '#server/database/repositories/ledgerChecks.ts';
import {
  findMissingInvoices,
  findUnpaidCredits,
  findWrongCredits,
  nextPaidPaymentIds,
} from '#server/database/repositories/paymentChecks.ts';

import { inSlices } from './inSlices.ts';

export interface PaymentMismatches {
  /** Ids of paid payments that were not credited, or more than once, or with another number of tokens. */
  payments: string[];
  /** Ids of transactions in the ledger that credit what nobody has paid. */
  credits: string[];
  /** Ids of paid payments without an invoice. */
  invoices: string[];
}

/** Compares payments with the ledger and with invoices, as `reconcileLedger` looks through the ledger. */
export async function reconcilePayments(connection: Connection): Promise<PaymentMismatches> {
  return {
    payments: await inSlices(connection, nextPaidPaymentIds, findWrongCredits),
    credits: await inSlices(connection, nextTransactionIds, findUnpaidCredits),
    invoices: await inSlices(connection, nextPaidPaymentIds, findMissingInvoices),
  };
}
