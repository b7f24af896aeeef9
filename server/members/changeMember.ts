import type { Member, MemberRole } from '#engine/protocol/member.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import type { Transaction } from '#server/database/Database.ts';
import { changeRole, findMember } from '#server/database/repositories/projectMembers.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import type { Services } from '#server/Services.ts';

import { presentMember } from './presentMember.ts';

interface Change {
  personId: string;
  projectId: string;
  memberId: string;
  role: MemberRole;
}

/**
 * Gives somebody another role. What they are generating stops if it no longer allows it. Call `tellStopped` after the
 * commit.
 */
export async function changeMember(
  transaction: Transaction,
  { generations }: Pick<Services, 'generations'>,
  { personId, projectId, memberId, role }: Change,
): Promise<{ member: Member; tellStopped: () => void }> {
  await requireLockedProject(transaction, { id: personId }, 'share', projectId);
  const member = await findMember(transaction, projectId, memberId);
  if (!member) throw new NotFoundError();
  await changeRole(transaction, member.id, role);
  const tellStopped =
    member.userId && role === 'viewer'
      ? await generations.cancelAll(transaction, { userId: member.userId, projectId })
      : () => undefined;
  return { member: presentMember({ ...member, role }), tellStopped };
}
