import {
  emailRequest,
  registerRequest,
  sessionResponse,
  verificationResponse,
  verifyCodeRequest,
} from '#engine/protocol/account.ts';

import { presentUser } from '../../accounts/presentUser.ts';
import { registerUser } from '../../accounts/registerUser.ts';
import { sendCode } from '../../accounts/sendCode.ts';
import { verifyCode } from '../../accounts/verificationCodes.ts';
import { normaliseEmail } from '../../database/repositories/users.ts';
import { setXsrfCookie } from '../../http/checkXsrf.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { readOrigin } from '../../http/readOrigin.ts';

export const registerRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/register/code',
    access: 'public',
    limits: ['sign-in', 'code-requests'],
    summary: 'Sends a code to an address; the answer is the same for a known one',
    body: emailRequest,
    answer: { status: 204 },
    async handle({ body, language }, services) {
      await sendCode(services, { purpose: 'register', email: body.email, language });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/register/verify',
    access: 'public',
    limits: ['sign-in', 'code-checks'],
    summary: 'Exchanges the code for a proof of the address',
    body: verifyCodeRequest,
    answer: { status: 200, schema: verificationResponse },
    async handle({ body }, { database }) {
      const email = normaliseEmail(body.email);
      return { verificationToken: await verifyCode(database, { purpose: 'register', subject: email }, body.code) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    limits: ['sign-in'],
    summary: 'Makes the account and signs in',
    body: registerRequest,
    answer: { status: 201, schema: sessionResponse },
    async handle({ context, body, language }, services) {
      const { token, user } = await registerUser(services, { ...body, language, origin: readOrigin(context) });
      setXsrfCookie(context, token, services.config.https);
      return { token, user: presentUser(user) };
    },
  }),
];
