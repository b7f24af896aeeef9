import type { Context } from 'koa';

import type { SignInOrigin } from '#server/accounts/sessions.ts';

import { bearerToken } from './authenticate.ts';
import { sentTimeZone } from './readTimeZone.ts';

/** Facts about a sign-in request for the list of devices, where the person is, and the session it replaces. */
export function readOrigin(context: Context): SignInOrigin {
  return {
    userAgent: context.get('user-agent'),
    timeZone: sentTimeZone(context),
    formerToken: bearerToken(context),
  };
}
