import type { Invitation, Member, MemberRole, WaitingInvitation, WaitingOffer } from '#engine/protocol/member.ts';
import type { Project } from '#engine/protocol/project.ts';

import { call } from './call.ts';

const addressOf = (projectId: string, member = '') =>
  `/api/projects/${projectId}/members${member && `/${encodeURIComponent(member)}`}`;

export const listMembers = (projectId: string) => call<Member[]>(addressOf(projectId));

/** Again for somebody who is invited: mails another link. */
export const inviteMember = (projectId: string, body: { email: string; role: MemberRole }) =>
  call<Member>(addressOf(projectId), { method: 'POST', body });

export const changeMember = (projectId: string, member: string, role: MemberRole) =>
  call<Member>(addressOf(projectId, member), { method: 'PATCH', body: { role } });

export const removeMember = (projectId: string, member: string) =>
  call<void>(addressOf(projectId, member), { method: 'DELETE' });

export const offerProject = (projectId: string, member: string) =>
  call<Member>(`/api/projects/${projectId}/owner`, { method: 'POST', body: { member } });

/** The owner withdraws it, or the member declines. */
export const endOffer = (projectId: string) => call<void>(`/api/projects/${projectId}/owner`, { method: 'DELETE' });

export const takeOver = (projectId: string) =>
  call<Project>(`/api/projects/${projectId}/owner/acceptance`, { method: 'POST' });

export const fetchInvitation = (token: string) => call<Invitation>(`/api/invitations/${encodeURIComponent(token)}`);

export const acceptInvitation = (token: string) =>
  call<{ projectId: string }>(`/api/invitations/${encodeURIComponent(token)}`, { method: 'POST' });

const waitingAddress = (id: string) => `/api/user/invitations/${encodeURIComponent(id)}`;

/** Those to the address of the account that is signed in. */
export const listWaitingInvitations = () => call<WaitingInvitation[]>('/api/user/invitations');

export const acceptWaitingInvitation = (id: string) =>
  call<{ projectId: string }>(waitingAddress(id), { method: 'POST' });

export const declineInvitation = (id: string) => call<void>(waitingAddress(id), { method: 'DELETE' });

/** Projects that their owners would like to hand over to the person. */
export const listWaitingOffers = () => call<WaitingOffer[]>('/api/user/offers');
