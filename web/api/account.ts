import type { Language } from '#engine/languages/languages.ts';
import type { Session, User } from '#engine/protocol/account.ts';

import { call } from './call.ts';

export const logIn = (body: { email: string; password: string; sketch?: string }) =>
  call<Session>('/api/auth/login', { method: 'POST', body });

export const logOut = () => call<void>('/api/auth/logout', { method: 'POST' });

export const fetchCurrentUser = () => call<User>('/api/user/current');

export interface UserChange {
  fullName?: string;
  language?: Language;
  acceptTerms?: true;
  guideDismissed?: boolean;
  savesByItself?: boolean;
}

export const updateCurrentUser = (body: UserChange) => call<User>('/api/user/current', { method: 'PATCH', body });
