import type { Language } from '#engine/languages/languages.ts';
import type { Session, User } from '#engine/protocol/account.ts';

import { call } from './call.ts';

export const logIn = (body: { email: string; password: string }) =>
  call<Session>('/api/auth/login', { method: 'POST', body });

export const logOut = () => call<void>('/api/auth/logout', { method: 'POST' });

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
}

export const register = (body: Registration) => call<Session>('/api/auth/register', { method: 'POST', body });

export const sendResetCode = (email: string) =>
  call<void>('/api/auth/password-reset/code', { method: 'POST', body: { email } });

export const verifyResetCode = (email: string, code: string) =>
  call<{ resetToken: string }>('/api/auth/password-reset/verify', { method: 'POST', body: { email, code } });

export const resetPassword = (resetToken: string, password: string) =>
  call<void>('/api/auth/password-reset', { method: 'POST', body: { resetToken, password } });

export const fetchCurrentUser = () => call<User>('/api/user/current');

export interface UserChange {
  fullName?: string;
  language?: Language;
  acceptTerms?: true;
  guideDismissed?: boolean;
  savesByItself?: boolean;
}

export const updateCurrentUser = (body: UserChange) => call<User>('/api/user/current', { method: 'PATCH', body });
