import type { Context } from 'koa';

import type { SignInOrigin } from '../accounts/sessions.ts';
import { bearerToken } from './authenticate.ts';

/** Facts about a sign-in request for the list of devices, and the session it replaces. */
export function readOrigin(context: Context): SignInOrigin {
  return { userAgent: context.get('user-agent'), formerToken: bearerToken(context) };
}
