import { requireLockedProject } from '../access/requireProject.ts';
import type { Transaction } from '../database/Database.ts';
import { closeInvitation } from '../database/repositories/invitations.ts';
import { deleteMember, findMember } from '../database/repositories/projectMembers.ts';
import { NotFoundError } from '../errors/NotFoundError.ts';
import type { Services } from '../Services.ts';

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
