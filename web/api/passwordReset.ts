import { call } from './call.ts';

export const sendResetCode = (email: string) =>
  call<void>('/api/auth/password-reset/code', { method: 'POST', body: { email } });

export const verifyResetCode = (email: string, code: string) =>
  call<{ resetToken: string }>('/api/auth/password-reset/verify', { method: 'POST', body: { email, code } });

export const resetPassword = (resetToken: string, password: string) =>
  call<void>('/api/auth/password-reset', { method: 'POST', body: { resetToken, password } });
