import type { Language } from '#engine/languages/languages.ts';
import type { Member, MemberRole } from '#engine/protocol/member.ts';
import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { requireLockedProject } from '#server/access/requireProject.ts';
import { readableEmail } from '#server/accounts/readableEmail.ts';
import { createSecretToken, hashToken } from '#server/accounts/secretToken.ts';
import type { Transaction } from '#server/database/Database.ts';
import { insertInvitation, renewInvitation } from '#server/database/repositories/invitations.ts';
import { insertNotifications } from '#server/database/repositories/notifications.ts';
import {
  countMembers,
  deleteMember,
  findMember,
  findMemberByEmail,
  insertMember,
} from '#server/database/repositories/projectMembers.ts';
import { findUser, findUserByEmail } from '#server/database/repositories/users.ts';
import { BusinessError } from '#server/errors/BusinessError.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { composeMail } from '#server/mail/composeMail.ts';
import type { Mail } from '#server/mail/Mailer.ts';
import type { Services } from '#server/Services.ts';

import { presentMember } from './presentMember.ts';

const mostMembers = 50;
const invitationsLast = 14 * 24 * 60 * 60 * 1000; // milliseconds

interface Invite {
  inviterId: string;
  projectId: string;
  email: string;
  role: MemberRole;
  /** For a mail to somebody whose language is not known. */
  language: Language;
}

/**
 * Makes somebody with an account a member, and mails all others a link; whoever is invited already is mailed another.
 * Post the mail after the commit.
 */
export async function inviteMember(
  transaction: Transaction,
  { config }: Pick<Services, 'config'>,
  { inviterId, projectId, role, language, ...invite }: Invite,
): Promise<{ member: Member; mail: Mail }> {
  const email = normaliseEmail(invite.email);
  const project = await requireLockedProject(transaction, { id: inviterId }, 'share', projectId);
  const inviter = await findUser(transaction, inviterId);
  const person = await findUserByEmail(transaction, email);
  if (person?.id === inviterId) throw new BusinessError('already-owner');
  const known = await findMemberByEmail(transaction, projectId, email);
  if (known?.userId) throw new BusinessError('already-member', { email: readableEmail(email) });
  if (!known && (await countMembers(transaction, projectId)) >= mostMembers)
    throw new BusinessError('too-many-members', { limit: mostMembers });

  const facts = { project: project.name, inviter: inviter?.fullName ?? '' };
  if (person) {
    // They have registered since they were invited.
    if (known) await deleteMember(transaction, known.id);
    const id = await insertMember(transaction, { projectId, userId: person.id, email, role, invitedBy: inviterId });
    await insertNotifications(transaction, [{ userId: person.id, projectId, kind: 'share', actorId: inviterId }]);
    const mail = composeMail(`member-${role}`, person, { ...facts, url: `${config.publicUrl}/project/${projectId}` });
    return { member: await readMember(transaction, projectId, id), mail };
  }
  const token = createSecretToken();
  const expiresAt = new Date(Date.now() + invitationsLast).toISOString();
  const invitation = { role, invitedBy: inviterId, tokenHash: hashToken(token), expiresAt };
  if (known) await renewInvitation(transaction, known.id, invitation);
  const id = known?.id ?? (await insertInvitation(transaction, { projectId, email, ...invitation }));
  const url = `${config.publicUrl}/invitation/${token}`;
  const mail = composeMail(`invitation-${role}`, { email, language }, { ...facts, url });
  return { member: await readMember(transaction, projectId, id), mail };
}

async function readMember(transaction: Transaction, projectId: string, id: string): Promise<Member> {
  const member = await findMember(transaction, projectId, id);
  if (!member) throw new NotFoundError();
  return presentMember(member);
}
