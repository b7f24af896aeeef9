import {
  emailRequest,
  registerRequest,
  sessionResponse,
  verificationResponse,
  verifyCodeRequest,
} from '#engine/protocol/account.ts';
import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { presentUser } from '#server/accounts/presentUser.ts';
import { registerUser } from '#server/accounts/registerUser.ts';
import { sendCode } from '#server/accounts/sendCode.ts';
import { verifyCode } from '#server/accounts/verificationCodes.ts';
import { setXsrfCookie } from '#server/http/checkXsrf.ts';
import { admitRequester, readRequester } from '#server/http/codeRequester.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { rememberDevice } from '#server/http/knownDevice.ts';
import { codeCheckLimits, codeRequestLimits } from '#server/http/limits/limitRules.ts';
import { readOrigin } from '#server/http/readOrigin.ts';
import { takeAlong } from '#server/sketches/takeAlong.ts';

export const registerRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/register/code',
    access: 'public',
    limits: ['sign-in', ...codeRequestLimits],
    summary:
      'Sends a code to an address; the answer is the same for a known one. The code works with the cookie of this answer, with its header X-Code-Flow, or from the same network',
    body: emailRequest,
    answer: { status: 204 },
    async handle({ context, body: { email }, language }, services) {
      const requester = admitRequester(context, services.config.https);
      await sendCode(services, { purpose: 'register', email, language, requester });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/register/verify',
    access: 'public',
    limits: ['sign-in', ...codeCheckLimits],
    summary: 'Exchanges the code for a proof of the address',
    body: verifyCodeRequest,
    answer: { status: 200, schema: verificationResponse },
    async handle({ context, body: { email, code } }, services) {
      const requester = readRequester(context, services.config.https);
      const target = { purpose: 'register', subject: normaliseEmail(email) } as const;
      return { verificationToken: await verifyCode(services, target, { code, requester }) };
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
      rememberDevice(context, services, user.email);
      setXsrfCookie(context, token, services.config.https);
      return { token, user: presentUser(user), ...(await takeAlong(services, user, body.sketch)) };
    },
  }),
];
