import type { Plan } from '#engine/protocol/billing.ts';
import { columnList } from '#server/database/columnList.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';
import { decodeJson, encodeJson } from '#server/database/json.ts';

/** `open`: not paid yet. `ended`: over, unpaid or replaced by another. */
export type SubscriptionStatus = 'open' | 'active' | 'cancelled' | 'past-due' | 'ended';

export interface SubscriptionRow {
  id: string;
  userId: string;
  /** Where it was paid, and alone can be renewed. */
  gateway: string;
  status: SubscriptionStatus;
  /** As it was when it was bought. */
  plan: Plan;
  startedAt: string | null;
  /** Periods that have begun. */
  periods: number;
  periodBeganAt: string | null;
  /** When it is renewed, tried again or ended; null: never. */
  dueAt: string | null;
  failedAttempts: number;
  /** Until when a server works on it; null: none does. */
  heldUntil: string | null;
}

const columns = columnList({
  id: 'id',
  userId: 'user_id',
  gateway: 'gateway',
  status: 'status',
  plan: 'plan',
  startedAt: 'started_at',
  periods: 'periods',
  periodBeganAt: 'period_began_at',
  dueAt: 'due_at',
  failedAttempts: 'failed_attempts',
  heldUntil: 'held_until',
});

type StoredSubscription = Omit<SubscriptionRow, 'plan'> & { plan: string };

export async function insertSubscription(
  transaction: Transaction,
  { userId, gateway, plan, createdAt }: { userId: string; gateway: string; plan: Plan; createdAt: string },
): Promise<string> {
  const id = createId();
  const row = { id, user_id: userId, gateway, status: 'open', plan: encodeJson(plan), created_at: createdAt };
  await transaction('subscriptions').insert(row);
  return id;
}

export async function findSubscription(connection: Connection, id: string): Promise<SubscriptionRow | null> {
  return toRow(await select(connection).where({ id }).first());
}

/** Held until the transaction ends. */
export async function lockSubscription(transaction: Transaction, id: string): Promise<SubscriptionRow | null> {
  return toRow(await select(transaction).where({ id }).forUpdate().first());
}

/** The one that a person has, paid for at least once and not ended. */
export async function findCurrentSubscription(connection: Connection, userId: string): Promise<SubscriptionRow | null> {
  return toRow(await select(connection).where({ current_of: userId }).first());
}

/** All that a person has had, oldest first, for their own copy. */
export async function listSubscriptionsOf(
  connection: Connection,
  userId: string,
): Promise<
  (Pick<SubscriptionRow, 'id' | 'plan' | 'status' | 'startedAt'> & { createdAt: string; endedAt: string | null })[]
> {
  const rows = await connection('subscriptions').where({ user_id: userId }).orderBy('id');
  return rows.map((row) => ({
    id: row.id,
    plan: decodeJson<Plan>(row.plan)!,
    status: row.status,
    createdAt: row.created_at,
    startedAt: row.started_at,
    endedAt: row.ended_at,
  }));
}

/** Those to be renewed or ended, that no server works on. What another gateway took cannot be renewed, but can end. */
export async function findDueSubscriptions(
  connection: Connection,
  { gateway, time, limit }: { gateway: string; time: string; limit: number },
): Promise<SubscriptionRow[]> {
  const rows: StoredSubscription[] = await select(connection)
    .where('due_at', '<=', time)
    .whereNotNull('current_of')
    .where((ours) => ours.where({ gateway }).orWhere({ status: 'cancelled' }))
    .where((free) => free.whereNull('held_until').orWhere('held_until', '<=', time))
    .orderBy('due_at')
    .limit(limit);
  return rows.map((row) => toRow(row)!);
}

/**
 * Takes a due subscription for one server. False when another has it or has dealt with it, or the person has cancelled
 * or resumed it.
 */
export async function holdSubscription(
  transaction: Transaction,
  { id, dueAt, status }: Pick<SubscriptionRow, 'id' | 'dueAt' | 'status'>,
  { now, until }: { now: string; until: string },
): Promise<boolean> {
  const changed = await transaction('subscriptions')
    .where({ id, due_at: dueAt, status })
    .whereNotNull('current_of')
    .where((free) => free.whereNull('held_until').orWhere('held_until', '<=', now))
    .update({ held_until: until });
  return Number(changed) === 1;
}

/** Makes a subscription the person's current one; the one before must have ended. */
export async function startSubscription(
  transaction: Transaction,
  { id, userId }: Pick<SubscriptionRow, 'id' | 'userId'>,
  { startedAt, dueAt }: { startedAt: string; dueAt: string | null },
): Promise<void> {
  await transaction('subscriptions').where({ id }).update({
    status: 'active',
    current_of: userId,
    started_at: startedAt,
    periods: 1,
    period_began_at: startedAt,
    due_at: dueAt,
  });
}

export async function continueSubscription(
  transaction: Transaction,
  id: string,
  next: Pick<SubscriptionRow, 'periods' | 'periodBeganAt' | 'dueAt' | 'status'>,
): Promise<void> {
  await transaction('subscriptions').where({ id }).update({
    status: next.status,
    periods: next.periods,
    period_began_at: next.periodBeganAt,
    due_at: next.dueAt,
    failed_attempts: 0,
    held_until: null,
  });
}

/** A server that works on it keeps it, unless `heldUntil` is changed too. */
export async function changeSubscription(
  transaction: Transaction,
  id: string,
  change: Partial<Pick<SubscriptionRow, 'status' | 'dueAt' | 'failedAttempts' | 'heldUntil'>>,
): Promise<void> {
  await transaction('subscriptions')
    .where({ id })
    .update({
      ...(change.status && { status: change.status }),
      ...(change.dueAt !== undefined && { due_at: change.dueAt }),
      ...(change.failedAttempts !== undefined && { failed_attempts: change.failedAttempts }),
      ...(change.heldUntil !== undefined && { held_until: change.heldUntil }),
    });
}

export async function endSubscription(transaction: Transaction, id: string, at: string): Promise<void> {
  await transaction('subscriptions')
    .where({ id })
    .update({ status: 'ended', current_of: null, due_at: null, ended_at: at });
}

/** Ends all that were paid at a gateway. */
export async function endSubscriptionsOf(transaction: Transaction, gateway: string, at: string): Promise<number> {
  return transaction('subscriptions')
    .where({ gateway })
    .whereNotNull('current_of')
    .update({ status: 'ended', current_of: null, due_at: null, ended_at: at });
}

function select(connection: Connection) {
  return connection('subscriptions').select(connection.raw(columns));
}

function toRow(row: StoredSubscription | undefined): SubscriptionRow | null {
  return row ? { ...row, plan: decodeJson<Plan>(row.plan)! } : null;
}
