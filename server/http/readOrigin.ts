import type { Context } from 'koa';

import type { SignInOrigin } from '../accounts/sessions.ts';
import { bearerToken } from './authenticate.ts';

/** Where a sign-in comes from, for the list of devices, and the session that it takes the place of. */
export function readOrigin(context: Context): SignInOrigin {
  return { userAgent: context.get('user-agent'), formerToken: bearerToken(context) };
}
