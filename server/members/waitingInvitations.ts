import type { Connection, Transaction } from '#server/database/Database.ts';
import { closeInvitation, type InvitationRow, listInvitationsTo } from '#server/database/repositories/invitations.ts';
import { deleteMember } from '#server/database/repositories/projectMembers.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

/**
 * The invitations that a person may accept without the mail: those to the address of their account, which every account
 * has proven to be its own before it was made or changed.
 */
export async function listWaitingInvitations(connection: Connection, userId: string): Promise<InvitationRow[]> {
  const person = await findUser(connection, userId);
  if (!person) return [];
  const now = new Date().toISOString();
  const sent = await listInvitationsTo(connection, person.email);
  return sent.filter(({ expiresAt, ownerId }) => expiresAt >= now && ownerId !== userId);
}

/** @throws NotFoundError where it waits for nobody, or for somebody else */
export async function requireWaitingInvitation(
  connection: Connection,
  userId: string,
  id: string,
): Promise<InvitationRow> {
  const invitation = (await listWaitingInvitations(connection, userId)).find((waiting) => waiting.id === id);
  if (!invitation) throw new NotFoundError();
  return invitation;
}

/** Whoever is invited does not want to join; the mailed link holds no more. */
export async function declineInvitation(transaction: Transaction, { id }: Pick<InvitationRow, 'id'>): Promise<void> {
  await closeInvitation(transaction, id);
  await deleteMember(transaction, id);
}
