import type { Logger } from 'pino';

import { reconcileLedger } from './billing/reconcileLedger.ts';
import { reconcilePayments } from './billing/reconcilePayments.ts';
import type { DeletionRecord } from './backup/recordDeletions.ts';
import type { Database } from './database/Database.ts';
import { deleteFlowsBefore } from './database/repositories/codeFlows.ts';
import { deletedAccountsLast, deleteDeletedAccountsBefore } from './database/repositories/deletedAccounts.ts';
import { deleteDepartedAddressesBefore } from './database/repositories/departedAddresses.ts';
import { deleteGatewayEventsBefore } from './database/repositories/gatewayEvents.ts';
import { deleteGenerations, findEndedBefore } from './database/repositories/generations.ts';
import { deleteClosedInvitationsBefore } from './database/repositories/invitations.ts';
import { deleteKeysBefore } from './database/repositories/idempotencyKeys.ts';
import { deleteRemoved, findRemovedBefore, removedProjectsLast } from './database/repositories/removedProjects.ts';
import { deleteUnusedSandboxCardsBefore } from './database/repositories/sandboxCards.ts';
import { deleteSandboxChargesBefore } from './database/repositories/sandboxCharges.ts';
import { deleteSandboxPagesBefore } from './database/repositories/sandboxPages.ts';
import { deleteSessionsBefore } from './database/repositories/sessions.ts';
import { deleteSignInFlowsBefore } from './database/repositories/signInFlows.ts';
import { removeUnusedImages } from './images/removeUnusedImages.ts';
import type { Metrics } from './metrics/createMetrics.ts';
import { noteChangedSizes } from './projects/noteChangedSizes.ts';
import type { FileStore } from './storage/FileStore.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
const keysLast = 48 * hour;
const departedAddressesLast = 365 * 24 * hour;
const closedInvitationsLast = 90 * 24 * hour;
// Gateways repeat their events for a few days; older ones are refused by their signature's time.
const gatewayEventsLast = 90 * 24 * hour;
// Renewals are tried again for days, and what a page or charge has become is asked for hours.
const sandboxLasts = 90 * 24 * hour;
const generationsLast = 90 * 24 * hour;
const generationsAtOnce = 200;
const projectsAtOnce = 10;

interface Household {
  database: Database;
  logger: Logger;
  metrics: Pick<Metrics, 'setLedgerMismatches' | 'setPaymentMismatches'>;
  deletions: Pick<DeletionRecord, 'catchUp'>;
  files: FileStore;
}

/**
 * Removes expired rows, lists deleted accounts for restores, removes images that nothing names and checks the ledger and the payments, one minute after the start and then
 * hourly. Returns a function that stops it.
 */
export function startHousekeeping(household: Household): () => void {
  const report = (error: unknown) => household.logger.warn({ err: error }, 'housekeeping');
  const run = () => {
    void tidyUp(household.database)
      .catch(report)
      .then(() => household.deletions.catchUp())
      .catch(report)
      .then(() => noteChangedSizes(household.database))
      .catch(report)
      .then(() => removeUnusedImages(household))
      .catch(report)
      .then(() => checkLedger(household))
      .catch(report)
      .then(() => checkPayments(household))
      .catch(report);
  };
  const [first, others] = [setTimeout(run, minute).unref(), setInterval(run, hour).unref()];
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
}

/** Logs when the ledger does not add up; nothing is corrected automatically. */
export async function checkLedger({
  database,
  logger,
  metrics,
}: Omit<Household, 'deletions' | 'files'>): Promise<void> {
  const { transactions, accounts, reservations } = await reconcileLedger(database.connection);
  const count = transactions.length + accounts.length + reservations.length;
  metrics.setLedgerMismatches(count);
  if (count === 0) return;
  const [first, second, third] = [transactions, accounts, reservations].map((ids) => ids.slice(0, 20));
  logger.error({ count, transactions: first, accounts: second, reservations: third }, 'the ledger does not add up');
}

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
  const [payments, credits, invoices] = [found.payments, found.credits, found.invoices].map((ids) => ids.slice(0, 20));
  logger.error({ count, payments, credits, invoices }, 'payments, ledger and invoices do not agree');
}

/**
 * Deletes expired sessions, codes, Google sign-in attempts, idempotency keys and addresses of deleted accounts, the history
 * of generations, what the sandbox remembers, and projects that were deleted 30 days ago.
 */
export async function tidyUp(database: Database, now = Date.now()): Promise<void> {
  const time = new Date(now).toISOString();
  await database.transaction((transaction) => deleteSessionsBefore(transaction, time));
  // Kept for a day where they led to nothing: they make the next codes longer.
  const yesterday = new Date(now - 24 * hour).toISOString();
  await database.transaction((transaction) => deleteFlowsBefore(transaction, { expired: time, begun: yesterday }));
  await database.transaction((transaction) => deleteSignInFlowsBefore(transaction, time));
  const oldestKey = new Date(now - keysLast).toISOString();
  await database.transaction((transaction) => deleteKeysBefore(transaction, oldestKey));
  const longAgo = new Date(now - departedAddressesLast).toISOString();
  await database.transaction((transaction) => deleteDepartedAddressesBefore(transaction, longAgo));
  const oldestDeletion = new Date(now - deletedAccountsLast).toISOString();
  await database.transaction((transaction) => deleteDeletedAccountsBefore(transaction, oldestDeletion));
  const oldestInvitation = new Date(now - closedInvitationsLast).toISOString();
  await database.transaction((transaction) => deleteClosedInvitationsBefore(transaction, oldestInvitation));
  const oldestEvent = new Date(now - gatewayEventsLast).toISOString();
  await database.transaction((transaction) => deleteGatewayEventsBefore(transaction, oldestEvent));
  await forgetSandbox(database, new Date(now - sandboxLasts).toISOString());
  await deleteGenerationsBefore(database, now - generationsLast);
  await deleteRemovedBefore(database, new Date(now - removedProjectsLast).toISOString());
}

async function forgetSandbox(database: Database, time: string): Promise<void> {
  await database.transaction(async (transaction) => {
    await deleteSandboxPagesBefore(transaction, time);
    await deleteSandboxChargesBefore(transaction, time);
    await deleteUnusedSandboxCardsBefore(transaction, time);
  });
}

/** In small transactions: each deletes documents, and holds up who writes meanwhile. */
async function deleteGenerationsBefore(database: Database, time: number): Promise<void> {
  for (;;) {
    const ids = await findEndedBefore(database.connection, time, generationsAtOnce);
    if (ids.length > 0) await database.transaction((transaction) => deleteGenerations(transaction, ids));
    if (ids.length < generationsAtOnce) return;
  }
}

/** In small transactions too. Deleting tells again which are deleted: one may have been restored meanwhile. */
async function deleteRemovedBefore(database: Database, time: string): Promise<void> {
  for (;;) {
    const ids = await findRemovedBefore(database.connection, time, projectsAtOnce);
    if (ids.length > 0) await database.transaction((transaction) => deleteRemoved(transaction, ids));
    if (ids.length < projectsAtOnce) return;
  }
}
