import type { MemberRole } from '#engine/protocol/member.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export interface InvitationRow {
  /** Of the membership that it becomes. */
  id: string;
  projectId: string;
  projectName: string;
  ownerId: string;
  ownerName: string;
  email: string;
  role: MemberRole;
  /** Who has used it. */
  userId: string | null;
  expiresAt: string;
}

interface NewInvitation {
  projectId: string;
  email: string;
  role: MemberRole;
  invitedBy: string;
  tokenHash: string;
  expiresAt: string;
}

export async function insertInvitation(transaction: Transaction, invitation: NewInvitation): Promise<string> {
  const id = createId();
  await transaction('project_members').insert({
    id,
    project_id: invitation.projectId,
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.invitedBy,
    token_hash: invitation.tokenHash,
    expires_at: invitation.expiresAt,
    created_at: new Date().toISOString(),
  });
  return id;
}

/** Invites anew: the link that was mailed before holds no more. */
export async function renewInvitation(
  transaction: Transaction,
  id: string,
  { role, invitedBy, tokenHash, expiresAt }: Omit<NewInvitation, 'projectId' | 'email'>,
): Promise<void> {
  await closeInvitation(transaction, id);
  await transaction('project_members')
    .where({ id })
    .update({ role, invited_by: invitedBy, token_hash: tokenHash, expires_at: expiresAt });
}

/** Remembers a link that was mailed, so that whoever opens it is told that it holds no more. */
export async function closeInvitation(transaction: Transaction, id: string): Promise<void> {
  const row = await transaction('project_members').where({ id }).first('token_hash', 'project_id');
  if (!row?.token_hash) return;
  const closed = { token_hash: row.token_hash, project_id: row.project_id, closed_at: new Date().toISOString() };
  await transaction('closed_invitations').insert(closed);
  await transaction('project_members').where({ id }).update({ token_hash: null });
}

export async function isClosedInvitation(connection: Connection, tokenHash: string): Promise<boolean> {
  return (await connection('closed_invitations').where({ token_hash: tokenHash }).first('token_hash')) !== undefined;
}

/** Of projects that are not deleted. */
function selectInvitations(connection: Connection) {
  return connection('project_members')
    .join('projects', 'projects.id', 'project_members.project_id')
    .join('users', 'users.id', 'projects.user_id')
    .whereNull('projects.removed_at')
    .select<InvitationRow[]>({
      id: 'project_members.id',
      projectId: 'projects.id',
      projectName: 'projects.name',
      ownerId: 'users.id',
      ownerName: 'users.full_name',
      email: 'project_members.email',
      role: 'project_members.role',
      userId: 'project_members.user_id',
      expiresAt: 'project_members.expires_at',
    });
}

export async function findInvitation(connection: Connection, tokenHash: string): Promise<InvitationRow | null> {
  const [row] = await selectInvitations(connection).where('project_members.token_hash', tokenHash);
  return row ?? null;
}

/** Those that wait for whoever has an address, newest first; expired ones too. */
export async function listInvitationsTo(connection: Connection, email: string): Promise<InvitationRow[]> {
  return selectInvitations(connection)
    .where('project_members.email', email)
    .whereNull('project_members.user_id')
    .orderBy('project_members.id', 'desc');
}

/** Makes a member of whoever was invited; false when somebody did in the same moment. */
export async function takeInvitation(transaction: Transaction, id: string, userId: string): Promise<boolean> {
  const now = new Date().toISOString();
  const changed = await transaction('project_members')
    .where({ id })
    .whereNull('user_id')
    .update({ user_id: userId, joined_at: now, last_opened_at: now });
  return changed === 1;
}

/** Links that have been closed for so long that nobody opens them any more. */
export async function deleteClosedInvitationsBefore(transaction: Transaction, time: string): Promise<void> {
  await transaction('closed_invitations').where('closed_at', '<', time).delete();
}
