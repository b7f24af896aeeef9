import type { Member } from '#engine/protocol/member.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { readableEmail } from '#server/accounts/readableEmail.ts';
import type { Transaction } from '#server/database/Database.ts';
import { findMember, findOffered, noteOfferMail, offerTo } from '#server/database/repositories/projectMembers.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Mail } from '#server/mail/Mailer.ts';
import type { Services } from '#server/Services.ts';

import { presentMember } from './presentMember.ts';

const mailedEvery = 24 * 60 * 60 * 1000; // milliseconds

interface Offer {
  ownerId: string;
  projectId: string;
  memberId: string;
}

/**
 * Asks a member whether they take the project over: they would pay for what others generate in it. Whoever was asked
 * before is asked no more. Post the mail after the commit; null: they were mailed the same within a day, and an offer
 * that is withdrawn and made again is no way to mail them more often.
 */
export async function offerProject(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  { ownerId, projectId, memberId }: Offer,
): Promise<{ member: Member; mail: Mail | null }> {
  const project = await requireLockedProject(transaction, { id: ownerId }, 'share', projectId);
  const member = await findMember(transaction, projectId, memberId);
  if (!member) throw new NotFoundError();
  if (!member.userId) throw new BusinessError('not-joined-yet', { email: readableEmail(member.email) });
  const [owner, person] = [await findUser(transaction, ownerId), await findUser(transaction, member.userId)];
  if (!owner || !person) throw new NotFoundError();
  await offerTo(transaction, projectId, member.id);
  const offered = { ...presentMember(member), offered: true as const };
  if (member.offerMailedAt && Date.parse(member.offerMailedAt) > Date.now() - mailedEvery)
    return { member: offered, mail: null };
  await noteOfferMail(transaction, member.id);
  const url = `${config.publicUrl}/project/${projectId}/settings/access`;
  const mail = composeMail('project-offered', person, { project: project.name, owner: owner.fullName, url });
  return { member: offered, mail };
}

/** The owner withdraws the offer, or the member declines it. @throws BusinessError `not-offered` */
export async function endOffer(transaction: Transaction, personId: string, projectId: string): Promise<void> {
  await requireLockedProject(transaction, { id: personId }, 'read', projectId);
  const offered = await findOffered(transaction, projectId);
  if (!offered) throw new BusinessError('not-offered');
  if (offered.userId !== personId) await requireLockedProject(transaction, { id: personId }, 'share', projectId);
  await offerTo(transaction, projectId, null);
}
