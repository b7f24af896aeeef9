import type { ShareLink } from '#engine/protocol/shareLink.ts';

import { call } from './call.ts';

const addressOf = (projectId: string) => `/api/projects/${projectId}/share-links`;

export const listShareLinks = (projectId: string) => call<ShareLink[]>(addressOf(projectId));

/** Only this answer has the address. */
export const createShareLink = (projectId: string, expiresAt: string | null) =>
  call<ShareLink>(addressOf(projectId), { method: 'POST', body: expiresAt ? { expiresAt } : {} });

export const withdrawShareLink = (projectId: string, link: string) =>
  call<void>(`${addressOf(projectId)}/${encodeURIComponent(link)}`, { method: 'DELETE' });
