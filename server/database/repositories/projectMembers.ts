import type { MemberRole } from '#engine/protocol/member.ts';
import { createId } from '#server/database/createId.ts';
import type { Connection, Transaction } from '#server/database/Database.ts';

export interface MemberRow {
  id: string;
  projectId: string;
  /** null: invited, and not joined yet. */
  userId: string | null;
  /** Of somebody who has joined: that of their account. */
  email: string;
  fullName: string | null;
  role: MemberRole;
  /** Of the invitation. */
  expiresAt: string | null;
  joinedAt: string | null;
  /** Since when the owner offers them the project. */
  offeredAt: string | null;
  /** When they were last mailed an offer, also one that has ended. */
  offerMailedAt: string | null;
}

function selectMembers(connection: Connection) {
  return connection('project_members').leftJoin('users', 'users.id', 'project_members.user_id').select<MemberRow[]>({
    id: 'project_members.id',
    projectId: 'project_members.project_id',
    userId: 'project_members.user_id',
    email: 'project_members.email',
    fullName: 'users.full_name',
    role: 'project_members.role',
    expiresAt: 'project_members.expires_at',
    joinedAt: 'project_members.joined_at',
    offeredAt: 'project_members.offered_at',
    offerMailedAt: 'project_members.offer_mailed_at',
  });
}

/** Those who have joined and those who are invited, oldest first; without the owner. */
export async function listMembers(connection: Connection, projectId: string): Promise<MemberRow[]> {
  return selectMembers(connection)
    .where('project_members.project_id', projectId)
    .orderBy(['project_members.created_at', 'project_members.id']);
}

export async function findMember(connection: Connection, projectId: string, id: string): Promise<MemberRow | null> {
  const [row] = await selectMembers(connection).where({
    'project_members.project_id': projectId,
    'project_members.id': id,
  });
  return row ?? null;
}

export async function findMemberByEmail(
  connection: Connection,
  projectId: string,
  email: string,
): Promise<MemberRow | null> {
  const [row] = await selectMembers(connection).where({
    'project_members.project_id': projectId,
    'project_members.email': email,
  });
  return row ?? null;
}

export async function countMembers(connection: Connection, projectId: string): Promise<number> {
  const [row] = await connection('project_members').where({ project_id: projectId }).count({ count: '*' });
  return Number(row?.['count']);
}

/** Somebody who has an account. */
export async function insertMember(
  transaction: Transaction,
  member: { projectId: string; userId: string; email: string; role: MemberRole; invitedBy: string },
): Promise<string> {
  const id = createId();
  const now = new Date().toISOString();
  await transaction('project_members').insert({
    id,
    project_id: member.projectId,
    user_id: member.userId,
    email: member.email,
    role: member.role,
    invited_by: member.invitedBy,
    created_at: now,
    joined_at: now,
    last_opened_at: now,
  });
  return id;
}

export async function changeRole(transaction: Transaction, id: string, role: MemberRole): Promise<void> {
  await transaction('project_members').where({ id }).update({ role });
}

/** The member to whom the owner offers the project. */
export async function findOffered(connection: Connection, projectId: string): Promise<MemberRow | null> {
  const [row] = await selectMembers(connection)
    .where('project_members.project_id', projectId)
    .whereNotNull('project_members.offered_at');
  return row ?? null;
}

/** @param memberId null: nobody */
export async function offerTo(transaction: Transaction, projectId: string, memberId: string | null): Promise<void> {
  await transaction('project_members').where({ project_id: projectId }).update({ offered_at: null });
  if (memberId === null) return;
  await transaction('project_members').where({ id: memberId }).update({ offered_at: new Date().toISOString() });
}

export async function noteOfferMail(transaction: Transaction, memberId: string): Promise<void> {
  await transaction('project_members').where({ id: memberId }).update({ offer_mailed_at: new Date().toISOString() });
}

/** Removes somebody, or an invitation. */
export async function deleteMember(transaction: Transaction, id: string): Promise<void> {
  await transaction('project_members').where({ id }).delete();
}

/**
 * The address of a person who changed it. An invitation that waits for them there is theirs no longer to accept twice.
 */
export async function moveMemberships(transaction: Transaction, userId: string, email: string): Promise<void> {
  const projects: string[] = await transaction('project_members').where({ user_id: userId }).pluck('project_id');
  if (projects.length === 0) return;
  await transaction('project_members').where({ email }).whereIn('project_id', projects).whereNull('user_id').delete();
  await transaction('project_members').where({ user_id: userId }).update({ email });
}

interface Membership {
  projectId: string;
  projectName: string;
  role: MemberRole;
  joinedAt: string;
}

/** The projects of others that a person has joined. */
export async function listMemberships(connection: Connection, userId: string): Promise<Membership[]> {
  return connection('project_members')
    .join('projects', 'projects.id', 'project_members.project_id')
    .where('project_members.user_id', userId)
    .whereNull('projects.removed_at')
    .orderBy('project_members.id')
    .select({
      projectId: 'projects.id',
      projectName: 'projects.name',
      role: 'project_members.role',
      joinedAt: 'project_members.joined_at',
    });
}

interface Offer {
  /** Of the project. */
  id: string;
  projectName: string;
  ownerName: string;
}

/** The projects that their owners offer to a person, latest first. */
export async function listOffersTo(connection: Connection, userId: string): Promise<Offer[]> {
  return connection('project_members')
    .join('projects', 'projects.id', 'project_members.project_id')
    .join('users', 'users.id', 'projects.user_id')
    .where('project_members.user_id', userId)
    .whereNotNull('project_members.offered_at')
    .whereNull('projects.removed_at')
    .orderBy([
      { column: 'project_members.offered_at', order: 'desc' },
      { column: 'project_members.id', order: 'desc' },
    ])
    .select({ id: 'projects.id', projectName: 'projects.name', ownerName: 'users.full_name' });
}
