import type { ProjectRole } from '#engine/protocol/project.ts';
import type { ProjectRow } from '#server/database/repositories/projects.ts';

/**
 * What can be done on a project. `finish`: carry on with a generation that has begun, or cancel it. `manage`: name,
 * workspace, mode and language. `share`: who else may, and links. `withdraw`: take out what somebody said, which read
 * mode never stops.
 */
export const projectActions = [
  'read',
  'export',
  'comment',
  'edit',
  'generate',
  'finish',
  'withdraw',
  'manage',
  'share',
  'delete',
  'restore',
] as const;
export type ProjectAction = (typeof projectActions)[number];

/** `hidden`: the person is not to know that the project exists. */
export type Verdict = 'allowed' | 'read-only' | 'role-too-low' | 'hidden';

/** `link`: whoever holds a share link, without an account. */
export type Reader = ProjectRole | 'link';

const readersThatMay: Record<ProjectAction, readonly Reader[]> = {
  read: ['owner', 'editor', 'viewer', 'link'],
  export: ['owner', 'editor', 'viewer'],
  comment: ['owner', 'editor', 'viewer'],
  edit: ['owner', 'editor'],
  generate: ['owner', 'editor'],
  finish: ['owner', 'editor'],
  withdraw: ['owner', 'editor'],
  manage: ['owner'],
  share: ['owner'],
  delete: ['owner'],
  restore: ['owner'],
};

/** A project in read mode refuses these to everybody. */
const refusedInReadMode: readonly ProjectAction[] = ['edit', 'generate'];

/** For all else, and for everybody but its owner, a deleted project is not there. */
const allowedOnRemoved: readonly ProjectAction[] = ['delete', 'restore'];

/**
 * The one decision about who may do what on a project.
 *
 * @param reader null: nobody who has to do with it
 */
export function mayOnProject(
  reader: Reader | null,
  action: ProjectAction,
  { mode, removedAt }: Pick<ProjectRow, 'mode' | 'removedAt'>,
): Verdict {
  if (!reader) return 'hidden';
  if (removedAt && (reader !== 'owner' || !allowedOnRemoved.includes(action))) return 'hidden';
  if (!readersThatMay[action].includes(reader)) return 'role-too-low';
  return mode === 'read' && refusedInReadMode.includes(action) ? 'read-only' : 'allowed';
}
