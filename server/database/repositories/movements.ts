import type { Language } from '#engine/languages/languages.ts';
import type { MovementFilter } from '#engine/protocol/balance.ts';
import { firstIdAt } from '#server/database/createId.ts';
import type { Connection } from '#server/database/Database.ts';
import { decodeJson } from '#server/database/json.ts';

import { findAccount } from './ledgerAccounts.ts';

/** An entry of a person's wallet, with what it was for as far as that is still there and theirs to see. */
export interface Movement {
  id: string;
  createdAt: string;
  kind: string;
  amount: number;
  reference: string;
  toolset: string | null;
  projectId: string | null;
  projectName: string | null;
  versionId: string | null;
  versionName: string | null;
  starterId: string | null;
  starterName: string | null;
  paymentId: string | null;
  paymentTitle: Record<Language, string> | null;
  invoice: { id: string; year: number; number: number } | null;
}

type StoredMovement = Omit<Movement, 'paymentTitle' | 'invoice'> & {
  paymentTitle: string | null;
  invoiceId: string | null;
  year: number;
  number: number;
};

interface Page extends MovementFilter {
  limit: number;
  /** The id of the last entry of the page before. */
  before?: string | undefined;
}

/** A person's movements, newest first. */
export async function listMovements(connection: Connection, userId: string, page: Page): Promise<Movement[]> {
  const wallet = await findAccount(connection, userId, 'wallet');
  if (!wallet) return [];
  const entries: string[] = await pageOfEntries(connection, wallet.id, page);
  const rows: StoredMovement[] = await describeEntries(connection, userId)
    .whereIn('ledger_entries.id', entries)
    .orderBy('ledger_entries.id', 'desc');
  return rows.map(({ invoiceId, year, number, ...row }) => ({
    ...row,
    paymentTitle: decodeJson<Record<Language, string>>(row.paymentTitle),
    invoice: invoiceId === null ? null : { id: invoiceId, year, number },
  }));
}

/** By itself, so that each page is found by an index, however the databases would order the joins. */
function pageOfEntries(connection: Connection, account: string, { limit, before, ...filter }: Page) {
  const entries = connection('ledger_entries').where('account_id', account).orderBy('id', 'desc').limit(limit);
  // Ids sort by time.
  if (before !== undefined) void entries.where('id', '<', before);
  if (filter.from !== undefined) void entries.where('id', '>=', firstIdAt(Date.parse(filter.from)));
  if (filter.to !== undefined) void entries.where('id', '<', firstIdAt(Date.parse(filter.to)));
  if (filter.reason !== undefined) void entries.where('reason', filter.reason);
  if (filter.projectId !== undefined) void entries.where('project_id', filter.projectId);
  return entries.pluck('id');
}

function describeEntries(connection: Connection, userId: string) {
  return connection('ledger_entries')
    .join('ledger_transactions', 'ledger_transactions.id', 'ledger_entries.transaction_id')
    .leftJoin('project_members', (join) => {
      void join.on('project_members.project_id', 'ledger_entries.project_id').onVal('project_members.user_id', userId);
    })
    .leftJoin('projects', (join) => {
      // Only while the person is in it: it may have been handed over.
      void join
        .on('projects.id', 'ledger_entries.project_id')
        .onNull('projects.removed_at')
        .on((isIn) => void isIn.onVal('projects.user_id', userId).orOnNotNull('project_members.user_id'));
    })
    .leftJoin('project_versions', (join) => {
      void join
        .on('project_versions.id', 'ledger_transactions.version_id')
        .on('project_versions.project_id', 'projects.id');
    })
    .leftJoin('users', 'users.id', 'ledger_transactions.started_by')
    .leftJoin('payments', (join) => {
      // References of purchases are `payment/<id>`.
      void join
        .on(connection.raw('payments.id = substr(ledger_transactions.reference, 9)'))
        .onVal('ledger_transactions.kind', 'purchase')
        .onVal('payments.user_id', userId);
    })
    .leftJoin('invoices', 'invoices.payment_id', 'payments.id')
    .select({
      id: 'ledger_entries.id',
      createdAt: 'ledger_transactions.created_at',
      kind: 'ledger_transactions.kind',
      amount: 'ledger_entries.amount',
      reference: 'ledger_transactions.reference',
      toolset: 'ledger_transactions.toolset_id',
      projectId: 'projects.id',
      projectName: 'projects.name',
      versionId: 'project_versions.id',
      versionName: 'project_versions.name',
      starterId: 'users.id',
      starterName: 'users.full_name',
      paymentId: 'payments.id',
      paymentTitle: 'payments.title',
      invoiceId: 'invoices.id',
      year: 'invoices.year',
      number: 'invoices.number',
    });
}
