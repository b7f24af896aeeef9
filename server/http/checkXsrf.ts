import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context, Middleware } from 'koa';

import { ApplicationError } from '../errors/ApplicationError.ts';
import { bearerToken } from './authenticate.ts';
import { setCookie } from './setCookie.ts';

const cookieName = 'XSRF-TOKEN';
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser sends the cookie by itself; only a page of ours can read it and repeat it in the header. For whoever is signed
 * in, both must be the one value that belongs to their session: a cookie that somebody else planted proves nothing. A client
 * without cookies has nothing to prove beyond its token.
 */
export function checkXsrf({ secure }: { secure: boolean }): Middleware {
  return async (context, next) => {
    const isCall = context.path.startsWith('/api');
    const cookie = context.cookies.get(cookieName);
    const token = isCall ? bearerToken(context) : null;
    // The right cookie goes out even with a refusal: where a page's is of an earlier session, its second try comes through.
    if (token) setXsrfCookie(context, token, secure);
    else if (!cookie && wantsCookie(context))
      setCookie(context, cookieName, randomBytes(24).toString('base64url'), { secure });
    if (isCall && cookie !== undefined && !reading.has(context.method)) {
      const expected = token ? proofOf(token) : cookie;
      if (!cookie || !isSame(cookie, expected) || !isSame(context.get('x-xsrf-token'), expected))
        throw new ApplicationError('xsrf-mismatch');
    }
    await next();
  };
}

/** The page itself and the API hand the cookie out; files that caches keep do not. */
function wantsCookie(context: Context): boolean {
  return !/^\/(assets\/|healthz|readyz|metrics)/.test(context.path);
}

/** Called with the new token at sign-in, and with the present one on every request. */
export function setXsrfCookie(context: Context, sessionToken: string, secure: boolean): void {
  const value = proofOf(sessionToken);
  if (context.cookies.get(cookieName) !== value) setCookie(context, cookieName, value, { secure });
}

function proofOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('xsrf').digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
