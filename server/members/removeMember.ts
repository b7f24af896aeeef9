import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { closeInvitation } from '#server/database/repositories/invitations.ts';
import { deleteMember, findMember } from '#server/database/repositories/projectMembers.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { Services } from '#server/Services.ts';

interface Removal {
  personId: string;
  projectId: string;
  memberId: string;
}

/** Removes somebody, withdraws an invitation, or lets a member leave. Call the returned function after the commit. */
export async function removeMember(
  transaction: Transaction,
  { generations }: Pick<Services, 'generations'>,
  { personId, projectId, memberId }: Removal,
): Promise<() => void> {
  const member = await findMember(transaction, projectId, memberId);
  const isOwn = member?.userId === personId;
  await requireLockedProject(transaction, { id: personId }, isOwn ? 'read' : 'share', projectId);
  if (!member) throw new NotFoundError();
  const tellStopped = member.userId
    ? await generations.cancelAll(transaction, { userId: member.userId, projectId })
    : () => undefined;
  await closeInvitation(transaction, member.id);
  await deleteMember(transaction, member.id);
  return tellStopped;
}
