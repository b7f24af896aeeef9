import type { Connection } from '#server/database/Database.ts';

export async function nextPaidPaymentIds(connection: Connection, after: string, limit: number): Promise<string[]> {
  return connection('payments')
    .where({ status: 'paid' })
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .pluck('id');
}

/** Paid payments that the ledger has not credited, credited more than once, or with another number of tokens. */
export async function findWrongCredits(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('payments')
    .leftJoin('ledger_transactions', (join) => {
      void join
        .on(connection.raw("ledger_transactions.reference = concat('payment/', payments.id)"))
        .onVal('ledger_transactions.kind', 'purchase');
    })
    .leftJoin('ledger_entries', (join) => {
      void join
        .on('ledger_entries.transaction_id', 'ledger_transactions.id')
        .onVal('ledger_entries.account_id', 'house-sales');
    })
    .whereIn('payments.id', [...ids])
    .groupBy('payments.id', 'payments.tokens')
    .havingRaw(
      'count(distinct ledger_transactions.id) <> 1 or coalesce(sum(ledger_entries.amount), 0) <> -payments.tokens',
    )
    .pluck('payments.id');
}

/** Paid payments without an invoice. */
export async function findMissingInvoices(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('payments')
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .whereIn('payments.id', [...ids])
    .whereNull('invoices.id')
    .pluck('payments.id');
}

/** Of these transactions of the ledger, the purchases that nobody has paid. */
export async function findUnpaidCredits(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('ledger_transactions')
    .leftJoin('payments', (join) => {
      void join
        .on(connection.raw('payments.id = substr(ledger_transactions.reference, 9)'))
        .onVal('payments.status', 'paid');
    })
    .whereIn('ledger_transactions.id', [...ids])
    .where('ledger_transactions.kind', 'purchase')
    .whereNull('payments.id')
    .pluck('ledger_transactions.id');
}
