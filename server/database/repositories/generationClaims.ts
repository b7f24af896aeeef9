import type { Connection, Transaction } from '#server/database/Database.ts';

/**
 * Identifies a job as claimed by a worker. Every write of a worker is conditional on it, so a worker that lost its
 * lease changes nothing.
 */
export interface Claim {
  id: string;
  workerId: string;
}

/**
 * Jobs that can be claimed: queued ones, oldest first, up to the limit of each person, and running ones whose lease has
 * expired. `lost` counts the workers that a running job has lost.
 */
export async function findClaimable(
  connection: Connection,
  { now, perUser, limit }: { now: string; perUser: number; limit: number },
): Promise<{ id: string; lost: number }[]> {
  const waiting = (await connection
    .from(
      connection('generations')
        .where({ status: 'queued' })
        .select('id')
        .rowNumber('place', 'id', 'user_id')
        .as('waiting'),
    )
    .where('place', '<=', perUser)
    .orderBy('id')
    .limit(limit)
    .select('id')) as { id: string }[];
  const lost = (await connection('generations')
    .where({ status: 'running' })
    .where('lease_until', '<', now)
    .limit(limit)
    .select('id', 'attempt')) as { id: string; attempt: number }[];
  return [...lost.map(({ id, attempt }) => ({ id, lost: attempt })), ...waiting.map(({ id }) => ({ id, lost: 0 }))];
}

/** Number of a person's running generations; call it with the person's row locked. */
export async function countRunning(transaction: Transaction, userId: string, now: string): Promise<number> {
  const [row] = (await transaction('generations')
    .where({ user_id: userId, status: 'running' })
    .where('lease_until', '>=', now)
    .count({ count: '*' })) as { count: number }[];
  return Number(row?.count ?? 0);
}

export async function markClaimed(
  transaction: Transaction,
  { id, workerId }: Claim,
  { leaseUntil, attempt }: { leaseUntil: string; attempt: number },
): Promise<void> {
  await transaction('generations').where({ id }).update({
    status: 'running',
    worker_id: workerId,
    lease_until: leaseUntil,
    attempt,
    started_at: new Date().toISOString(),
  });
}

/** Renews the leases of those jobs that this worker still holds. */
export async function renewLeases(
  connection: Connection,
  workerId: string,
  ids: readonly string[],
  leaseUntil: string,
): Promise<void> {
  await connection('generations')
    .whereIn('id', [...ids])
    .where({ status: 'running', worker_id: workerId })
    .update({ lease_until: leaseUntil });
}

/** The jobs among these that this worker still holds. */
export async function findOwned(connection: Connection, workerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = (await connection('generations')
    .whereIn('id', [...ids])
    .where({ status: 'running', worker_id: workerId })
    .select('id')) as { id: string }[];
  return rows.map(({ id }) => id);
}

/** Puts a running job back into the queue, for another worker or the next start. */
export async function requeue(transaction: Transaction, { id, workerId }: Claim, attempt: number): Promise<void> {
  const changed = await transaction('generations')
    .where({ id, status: 'running', worker_id: workerId })
    .update({ status: 'queued', worker_id: null, lease_until: null, attempt });
  if (Number(changed) === 0) return;
  await transaction('generation_steps').where({ generation_id: id, status: 'running' }).update({ status: 'queued' });
}
