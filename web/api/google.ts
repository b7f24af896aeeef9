import type { GoogleSession } from '#engine/protocol/account.ts';

import { call } from './call.ts';

export const beginGoogleSignIn = (acceptTerms: boolean) =>
  call<{ url: string }>('/api/auth/google', { query: { acceptTerms: String(acceptTerms) } });

export const finishGoogleSignIn = (body: { code: string; state: string; iss?: string }) =>
  call<GoogleSession>('/api/auth/google', { method: 'POST', body });
