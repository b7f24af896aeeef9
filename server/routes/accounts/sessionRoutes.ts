import { loginRequest, sessionResponse } from '#engine/protocol/account.ts';

import { logIn } from '../../accounts/logIn.ts';
import { presentUser } from '../../accounts/presentUser.ts';
import { deleteSession } from '../../database/repositories/sessions.ts';
import { setXsrfCookie } from '../../http/checkXsrf.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { limitAddress } from '../../http/limitAddress.ts';
import { readOrigin } from '../../http/readOrigin.ts';

export const sessionRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in',
    body: loginRequest,
    answer: { status: 200, schema: sessionResponse },
    async handle({ context, body }, services) {
      await limitAddress(services.limits, context);
      const { token, user } = await logIn(services, { ...body, origin: readOrigin(context) });
      setXsrfCookie(context, token, services.config.https);
      return { token, user: presentUser(user) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed-in',
    beforeTerms: true,
    summary: 'Ends this session',
    answer: { status: 204 },
    async handle({ user }, { database }) {
      await database.transaction((transaction) => deleteSession(transaction, user.id, user.sessionId));
    },
  }),
];
