import { loginRequest, sessionResponse } from '#engine/protocol/account.ts';
import { logIn } from '#server/accounts/logIn.ts';
import { presentUser } from '#server/accounts/presentUser.ts';
import { deleteSession } from '#server/database/repositories/sessions.ts';
import { setXsrfCookie } from '#server/http/checkXsrf.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { rememberDevice } from '#server/http/knownDevice.ts';
import { readOrigin } from '#server/http/readOrigin.ts';
import { takeAlong } from '#server/sketches/takeAlong.ts';

export const sessionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    limits: ['sign-in', 'logins', 'account-logins', 'device-logins'],
    summary: 'Signs in',
    body: loginRequest,
    answer: { status: 200, schema: sessionResponse },
    async handle({ context, body }, services) {
      const { token, user } = await logIn(services, { ...body, origin: readOrigin(context) });
      rememberDevice(context, services, user.email);
      setXsrfCookie(context, token, services.config.https);
      return { token, user: presentUser(user), ...(await takeAlong(services, user, body.sketch)) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed-in',
    beforeTerms: true,
    limits: { none: 'ends the session that it is called with' },
    summary: 'Ends this session',
    answer: { status: 204 },
    async handle({ user }, { database }) {
      await database.transaction((transaction) => deleteSession(transaction, user.id, user.sessionId));
    },
  }),
];
