import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context, Middleware } from 'koa';

import { ApplicationError } from '#server/errors/ApplicationError.ts';

import { bearerToken } from './authenticate.ts';
import { setCookie } from './setCookie.ts';

const cookieName = 'XSRF-TOKEN';
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * XSRF protection by a double-submit cookie: browsers send the cookie by themselves, but only our own pages can read it
 * and repeat it in a header. For signed-in people both must equal the value derived from their session, so that a
 * planted cookie is useless. Clients without cookies need no protection.
 */
export function checkXsrf({ secure }: { secure: boolean }): Middleware {
  return async (context, next) => {
    const isCall = context.path.startsWith('/api');
    const cookie = context.cookies.get(cookieName);
    const token = isCall ? bearerToken(context) : null;
    // Sent with a refusal too, so that a page with an outdated cookie succeeds at its second try.
    const proof = token === null ? null : proofOf(token);
    if (proof !== null) setProof(context, proof, secure);
    else if (!cookie && wantsCookie(context))
      setCookie(context, cookieName, randomBytes(24).toString('base64url'), { secure });
    if (isCall && cookie !== undefined && !reading.has(context.method)) {
      const expected = proof ?? cookie;
      if (!cookie || !isSame(cookie, expected) || !isSame(context.get('x-xsrf-token'), expected))
        throw new ApplicationError('xsrf-mismatch');
    }
    await next();
  };
}

/** Pages and API calls set the cookie; cacheable files do not. */
function wantsCookie(context: Context): boolean {
  return !/^\/(assets\/|healthz|readyz|metrics)/.test(context.path);
}

/** Called with the new token at sign-in. */
export function setXsrfCookie(context: Context, sessionToken: string, secure: boolean): void {
  setProof(context, proofOf(sessionToken), secure);
}

function setProof(context: Context, proof: string, secure: boolean): void {
  if (context.cookies.get(cookieName) !== proof) setCookie(context, cookieName, proof, { secure });
}

function proofOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('xsrf').digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
