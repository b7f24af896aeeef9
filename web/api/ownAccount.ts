import type { DeviceSession, User } from '#engine/protocol/account.ts';

import { call } from './call.ts';
import { fetchFile } from './fetchFile.ts';

// Not in account.ts, which the pages before sign-in load.

export const changePassword = (currentPassword: string, newPassword: string) =>
  call<void>('/api/user/change-password', { method: 'POST', body: { currentPassword, newPassword } });

/** The code is mailed to the new address. */
export const sendEmailChangeCode = (email: string, password: string) =>
  call<void>('/api/user/email/code', { method: 'POST', body: { email, password } });

export const changeEmail = (email: string, code: string) =>
  call<User>('/api/user/email', { method: 'POST', body: { email, code } });

export const listDevices = () => call<DeviceSession[]>('/api/user/sessions');

export const endDevice = (id: string) => call<void>(`/api/user/sessions/${id}`, { method: 'DELETE' });

export const endOtherDevices = () => call<void>('/api/user/sessions', { method: 'DELETE' });

/** All data kept about the person, as a file. */
export const exportAccount = (signal: AbortSignal) => fetchFile('/api/user/export', { signal });

/** For people without a password: the code confirms the deletion. */
export const sendDeletionCode = () => call<void>('/api/user/deletion/code', { method: 'POST' });

export const deleteAccount = (proof: { password: string } | { code: string }) =>
  call<void>('/api/user/current', { method: 'DELETE', body: proof });
