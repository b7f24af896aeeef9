import type { ShareLink, ShareLinkChoices } from '#engine/protocol/shareLink.ts';

import { call } from './call.ts';

const addressOf = (projectId: string) => `/api/projects/${projectId}/share-links`;

export const listShareLinks = (projectId: string) => call<ShareLink[]>(addressOf(projectId));

export const createShareLink = (projectId: string, choices: ShareLinkChoices) =>
  call<ShareLink>(addressOf(projectId), { method: 'POST', body: choices });

export const changeShareLink = (projectId: string, link: string, choices: ShareLinkChoices) =>
  call<ShareLink>(`${addressOf(projectId)}/${encodeURIComponent(link)}`, { method: 'PATCH', body: choices });

export const withdrawShareLink = (projectId: string, link: string) =>
  call<void>(`${addressOf(projectId)}/${encodeURIComponent(link)}`, { method: 'DELETE' });
