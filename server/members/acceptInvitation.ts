import { readableEmail } from '#server/accounts/readableEmail.ts';
import type { Transaction } from '#server/database/Database.ts';
import { type InvitationRow, takeInvitation } from '#server/database/repositories/invitations.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';

interface Acceptance {
  userId: string;
  invitation: InvitationRow;
}

/** Joins the project that an open invitation is to, with an account of its address. @returns the project's id */
export async function acceptInvitation(transaction: Transaction, { userId, invitation }: Acceptance): Promise<string> {
  const person = await findUser(transaction, userId);
  if (!person) throw new UnauthorizedError();
  if (person.email !== invitation.email)
    throw new BusinessError('invitation-other-person', {
      email: readableEmail(invitation.email),
      own: readableEmail(person.email),
    });
  if (invitation.ownerId === userId) throw new BusinessError('already-owner');
  if (!(await takeInvitation(transaction, invitation.id, userId))) throw new BusinessError('invitation-used');
  return invitation.projectId;
}
