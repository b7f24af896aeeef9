import type { SandboxCardEntry, SandboxPage } from '#engine/protocol/sandbox.ts';

import { call } from './call.ts';

const addressOf = (token: string) => `/api/sandbox/${encodeURIComponent(token)}`;

export const fetchSandboxPage = (token: string) => call<SandboxPage>(addressOf(token));

export const payInSandbox = (token: string, body: SandboxCardEntry) =>
  call<SandboxPage>(`${addressOf(token)}/pay`, { method: 'POST', body });

export const confirmInSandbox = (token: string, approved: boolean) =>
  call<SandboxPage>(`${addressOf(token)}/confirm`, { method: 'POST', body: { approved } });

export const cancelInSandbox = (token: string) => call<SandboxPage>(`${addressOf(token)}/cancel`, { method: 'POST' });
