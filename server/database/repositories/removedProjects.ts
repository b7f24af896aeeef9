import type { Connection, Transaction } from '#server/database/Database.ts';

import { openStatuses } from './generations.ts';

/** How long a deleted project can be restored, in milliseconds. */
export const removedProjectsLast = 30 * 24 * 60 * 60 * 1000;

/** When a project that was deleted then is deleted for good. */
export function goneAt(removedAt: string): string {
  return new Date(Date.parse(removedAt) + removedProjectsLast).toISOString();
}

/** Deletes projects so that they can be restored; those deleted already keep their time. */
export async function markRemoved(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction('projects')
    .whereIn('id', [...ids])
    .whereNull('removed_at')
    .update({ removed_at: new Date().toISOString() });
}

export async function unmarkRemoved(transaction: Transaction, id: string): Promise<void> {
  await transaction('projects').where({ id }).update({ removed_at: null });
}

/** Deleted before the time; the oldest first. */
export async function findRemovedBefore(connection: Connection, time: string, limit: number): Promise<string[]> {
  return connection('projects').where('removed_at', '<', time).orderBy(['removed_at', 'id']).limit(limit).pluck('id');
}

/** Deletes for good those of the projects that are deleted still. */
export async function deleteRemoved(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction('projects')
    .whereIn('id', [...ids])
    .whereNotNull('removed_at')
    .delete();
}

/** The projects of a workspace that are not deleted, locked until the transaction ends. */
export async function lockProjectsIn(transaction: Transaction, workspaceId: string): Promise<string[]> {
  return transaction('projects')
    .where({ workspace_id: workspaceId })
    .whereNull('removed_at')
    .orderBy('id')
    .forUpdate()
    .pluck('id');
}

/** Moves projects into another workspace: the given ones, or all of one, also deleted ones. */
export async function moveProjects(transaction: Transaction, from: string, to: string, ids?: readonly string[]) {
  const query = transaction('projects').where({ workspace_id: from });
  if (ids) query.whereIn('id', [...ids]);
  await query.update({ workspace_id: to });
}

/** Those of the projects for which something waits or runs. */
export async function withOpenGenerations(connection: Connection, ids: readonly string[]): Promise<string[]> {
  return connection('generations')
    .whereIn('project_id', [...ids])
    .whereIn('status', openStatuses)
    .distinct('project_id')
    .orderBy('project_id')
    .pluck('project_id');
}
