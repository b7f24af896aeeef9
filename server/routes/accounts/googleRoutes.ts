import {
  googleReturnRequest,
  googleReturnResponse,
  googleStartQuery,
  googleStartResponse,
} from '#engine/protocol/account.ts';
import { beginGoogleSignIn } from '#server/accounts/google/beginGoogleSignIn.ts';
import { finishGoogleSignIn } from '#server/accounts/google/finishGoogleSignIn.ts';
import { presentUser } from '#server/accounts/presentUser.ts';
import { setXsrfCookie } from '#server/http/checkXsrf.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { rememberDevice } from '#server/http/knownDevice.ts';
import { readOrigin } from '#server/http/readOrigin.ts';

export const googleRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/auth/google',
    access: 'public',
    limits: ['sign-in'],
    summary: 'Where to go to sign in with Google; the way back is open for ten minutes',
    query: googleStartQuery,
    answer: { status: 200, schema: googleStartResponse },
    async handle({ query }, services) {
      return beginGoogleSignIn(services, { acceptTerms: query.acceptTerms === 'true' });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/google',
    access: 'public',
    limits: ['sign-in'],
    summary: 'Signs in with what Google sent along; makes the account where there is none',
    body: googleReturnRequest,
    answer: { status: 200, schema: googleReturnResponse },
    async handle({ context, body: { code, state, iss }, language }, services) {
      const origin = readOrigin(context);
      const returned = { code, state, issuer: iss, language, origin };
      const { token, user, isNew } = await finishGoogleSignIn(services, returned);
      rememberDevice(context, services, user.email);
      setXsrfCookie(context, token, services.config.https);
      return { token, user: presentUser(user), isNew };
    },
  }),
];
