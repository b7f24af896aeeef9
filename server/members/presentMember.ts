import type { Member } from '#engine/protocol/member.ts';
import { readableEmail } from '#server/accounts/readableEmail.ts';
import type { MemberRow } from '#server/database/repositories/projectMembers.ts';

export function presentMember({ id, userId, fullName, role, expiresAt, offeredAt, ...row }: MemberRow): Member {
  const email = readableEmail(row.email);
  const offered = offeredAt !== null && ({ offered: true } as const);
  if (userId) return { id, userId, email, fullName: fullName ?? '', role, status: 'member', ...offered };
  return { id, email, role, status: 'invited', ...(expiresAt && { expiresAt }) };
}
