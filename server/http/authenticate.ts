import type { Context } from 'koa';

import { findSession } from '#server/accounts/sessions.ts';
import type { Services } from '#server/Services.ts';

import type { SignedInUser } from './defineRoute.ts';

/** The bearer token of the Authorization header; cookies and query strings are not accepted. */
export function bearerToken(context: Context): string | null {
  return /^Bearer +([A-Za-z0-9_-]{16,200})$/i.exec(context.get('authorization'))?.[1] ?? null;
}

export async function authenticate(context: Context, { database }: Services): Promise<SignedInUser | null> {
  const token = bearerToken(context);
  if (!token) return null;
  const user = await findSession(database, token);
  if (user) context.state['userId'] = user.id;
  return user;
}
