import type { Member } from '#engine/protocol/member.ts';

import type { MemberRow } from '../database/repositories/projectMembers.ts';

export function presentMember({ id, userId, email, fullName, role, expiresAt, offeredAt }: MemberRow): Member {
  const offered = offeredAt !== null && ({ offered: true } as const);
  if (userId) return { id, userId, email, fullName: fullName ?? '', role, status: 'member', ...offered };
  return { id, email, role, status: 'invited', ...(expiresAt && { expiresAt }) };
}
