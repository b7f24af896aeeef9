import type { Session } from '#engine/protocol/account.ts';

import { call } from './call.ts';

export const sendRegistrationCode = (email: string) =>
  call<void>('/api/auth/register/code', { method: 'POST', body: { email } });

export const verifyRegistrationCode = (email: string, code: string) =>
  call<{ verificationToken: string }>('/api/auth/register/verify', { method: 'POST', body: { email, code } });

export interface Registration {
  fullName: string;
  email: string;
  password: string;
  verificationToken: string;
  acceptTerms: boolean;
  sketch?: string;
}

export const register = (body: Registration) => call<Session>('/api/auth/register', { method: 'POST', body });
