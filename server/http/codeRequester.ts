import type { Context } from 'koa';

import { createSecretToken } from '#server/accounts/secretToken.ts';
import type { Requester } from '#server/accounts/verificationCodes.ts';

import { clientNetwork } from './limits/clientNetwork.ts';
import { ownCookieName, setCookie } from './setCookie.ts';

const hour = 60 * 60;
const header = 'X-Code-Flow';
const cookie = 'code-flow';
const tokenShape = /^[\w-]{43}$/;

/** Who tries a code: by the token from the cookie, or from the header where a client keeps no cookies. */
export function readRequester(context: Context, secure: boolean): Requester {
  const given = [context.get(header), context.cookies.get(ownCookieName(cookie, secure))];
  const token = given.find((one) => one && tokenShape.test(one)) ?? null;
  return { token, client: clientNetwork(context) };
}

/** Who asks for a code, with the token that they need to use it: the one that they have, or a new one. */
export function admitRequester(context: Context, secure: boolean): Requester & { token: string } {
  const { token: present, client } = readRequester(context, secure);
  const token = present ?? createSecretToken();
  setCookie(context, ownCookieName(cookie, secure), token, { secure, httpOnly: true, lasts: hour });
  // For clients that keep no cookies; the script of a page shall not read it.
  if (!context.get('cookie')) context.set(header, token);
  return { token, client };
}
