import { requireLockedProject } from '#server/access/requireProject.ts';
import { requireRoom } from '#server/accounts/requireRoom.ts';
import type { Transaction } from '#server/database/Database.ts';
import { moveImages, sizeOfOwnersImages } from '#server/database/repositories/images.ts';
import {
  deleteMember,
  findMemberByEmail,
  findOffered,
  insertMember,
} from '#server/database/repositories/projectMembers.ts';
import { changeOwner } from '#server/database/repositories/projects.ts';
import { sizeOfProject } from '#server/database/repositories/projectSizes.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { findDefaultWorkspace } from '#server/database/repositories/workspaces.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { requireImageRoom } from '#server/images/requireImageRoom.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Mail } from '#server/mail/Mailer.ts';
import { requireStorage } from '#server/projects/requireStorage.ts';
import type { Services } from '#server/Services.ts';

interface TakeOver {
  personId: string;
  projectId: string;
}

/**
 * Makes the member to whom the project is offered its owner, who pays from then on; the former owner stays as an
 * editor. What runs is paid by whoever owned the project when it began. Post the mail after the commit.
 *
 * @throws BusinessError `not-offered`; `no-room-for-images` and `storage-full` beside those of the member's own
 *   projects
 */
export async function takeOver(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  { personId, projectId }: TakeOver,
): Promise<Mail> {
  // Before the project is locked: whoever makes a project locks the person first.
  await requireRoom(transaction, personId, 'projects');
  const project = await requireLockedProject(transaction, { id: personId }, 'read', projectId);
  const offered = await findOffered(transaction, projectId);
  if (offered?.userId !== personId) throw new BusinessError('not-offered');
  const [former, next] = [await findUser(transaction, project.userId), await findUser(transaction, personId)];
  if (!former || !next) throw new NotFoundError();
  const size = await sizeOfOwnersImages(transaction, projectId, former.id);
  await requireImageRoom(transaction, personId, size, 'no-room-for-images');
  const adding = await sizeOfProject(transaction, projectId);
  await requireStorage(transaction, { ownerId: personId, actorId: personId }, adding);
  await moveImages(transaction, projectId, { from: former.id, to: personId });
  await deleteMember(transaction, offered.id);
  // An invitation to the address that the former owner has moved to since.
  const waiting = await findMemberByEmail(transaction, projectId, former.email);
  if (waiting) await deleteMember(transaction, waiting.id);
  const workspaceId = await findDefaultWorkspace(transaction, next.id);
  await changeOwner(transaction, projectId, { userId: next.id, workspaceId });
  await insertMember(transaction, {
    projectId,
    userId: former.id,
    email: former.email,
    role: 'editor',
    invitedBy: next.id,
  });
  const facts = { project: project.name, owner: next.fullName, url: `${config.publicUrl}/project/${projectId}` };
  return composeMail('project-taken-over', former, facts);
}
