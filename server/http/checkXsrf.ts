import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context, Middleware } from 'koa';

import { ApplicationError } from '../errors/ApplicationError.ts';
import { bearerToken } from './authenticate.ts';

const cookieName = 'XSRF-TOKEN';
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser sends the cookie by itself; only a page of ours can read it and repeat it in the header. The value is bound
 * to the session, so that it changes at sign-in. A client without cookies has nothing to prove beyond its token.
 */
export function checkXsrf({ secure }: { secure: boolean }): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith('/api')) return offerCookie(context, secure, next);
    const cookie = context.cookies.get(cookieName);
    const proven = cookie === undefined || isSame(cookie, context.get('x-xsrf-token'));
    if (!proven && !reading.has(context.method)) throw new ApplicationError('xsrf-mismatch');
    return offerCookie(context, secure, next);
  };
}

async function offerCookie(context: Context, secure: boolean, next: () => Promise<unknown>) {
  const token = bearerToken(context);
  if (token) setXsrfCookie(context, token, secure);
  else if (context.cookies.get(cookieName) === undefined && wantsCookie(context))
    writeCookie(context, randomBytes(24).toString('base64url'), secure);
  await next();
}

/** The page itself and the API hand the cookie out; files that caches keep do not. */
function wantsCookie(context: Context): boolean {
  return !/^\/(assets\/|healthz|readyz)/.test(context.path);
}

/** Called with the new token at sign-in, and with the present one on every request. */
export function setXsrfCookie(context: Context, sessionToken: string, secure: boolean): void {
  const value = createHmac('sha256', sessionToken).update('xsrf').digest('base64url');
  if (context.cookies.get(cookieName) !== value) writeCookie(context, value, secure);
}

function writeCookie(context: Context, value: string, secure: boolean) {
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  context.append('Set-Cookie', `${cookieName}=${value}; ${attributes}`);
}

function isSame(cookie: string, header: string): boolean {
  const [a, b] = [Buffer.from(cookie), Buffer.from(header)];
  return a.length === b.length && timingSafeEqual(a, b);
}
