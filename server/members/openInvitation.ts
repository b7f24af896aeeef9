import { hashToken } from '#server/accounts/secretToken.ts';
import type { Connection } from '#server/database/Database.ts';
import { findInvitation, type InvitationRow, isClosedInvitation } from '#server/database/repositories/invitations.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';

/**
 * The invitation that a mailed link stands for.
 * @throws BusinessError when it cannot be accepted any more, NotFoundError
 */
export async function openInvitation(connection: Connection, token: string): Promise<InvitationRow> {
  const invitation = await findInvitation(connection, hashToken(token));
  if (!invitation) {
    if (await isClosedInvitation(connection, hashToken(token))) throw new BusinessError('invitation-withdrawn');
    throw new NotFoundError();
  }
  if (invitation.userId) throw new BusinessError('invitation-used');
  if (invitation.expiresAt < new Date().toISOString())
    throw new BusinessError('invitation-expired', { owner: invitation.ownerName });
  return invitation;
}
