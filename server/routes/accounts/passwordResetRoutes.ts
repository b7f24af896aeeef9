import {
  presentEmailRequest,
  resetPasswordRequest,
  resetTokenResponse,
  verifyPresentEmailRequest,
} from '#engine/protocol/account.ts';
import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';
import { resetLogins } from '#server/accounts/resetLogins.ts';
import { resetPassword } from '#server/accounts/resetPassword.ts';
import { sendCode } from '#server/accounts/sendCode.ts';
import { tellPasswordChanged } from '#server/accounts/tellPasswordChanged.ts';
import { verifyCode } from '#server/accounts/verificationCodes.ts';
import { admitRequester, readRequester } from '#server/http/codeRequester.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { rememberDevice } from '#server/http/knownDevice.ts';
import { clientNetwork } from '#server/http/limits/clientNetwork.ts';
import { codeCheckLimits, codeRequestLimits } from '#server/http/limits/limitRules.ts';

export const passwordResetRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset/code',
    access: 'public',
    limits: ['sign-in', ...codeRequestLimits],
    summary:
      'Sends a code to a known address; the answer is the same for an unknown one. The code works with the cookie of this answer, with its header X-Code-Flow, or from the same network',
    body: presentEmailRequest,
    answer: { status: 204 },
    async handle({ context, body: { email }, language }, services) {
      const requester = admitRequester(context, services.config.https);
      await sendCode(services, { purpose: 'password-reset', email, language, requester });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset/verify',
    access: 'public',
    limits: ['sign-in', ...codeCheckLimits],
    summary: 'Exchanges the code for the right to set a password',
    body: verifyPresentEmailRequest,
    answer: { status: 200, schema: resetTokenResponse },
    async handle({ context, body: { email, code } }, services) {
      const requester = readRequester(context, services.config.https);
      const target = { purpose: 'password-reset', subject: normaliseEmail(email) } as const;
      return { resetToken: await verifyCode(services, target, { code, requester }) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset',
    access: 'public',
    limits: ['sign-in'],
    summary: 'Sets a new password and ends every session',
    body: resetPasswordRequest,
    answer: { status: 204 },
    async handle({ context, body }, services) {
      const user = await resetPassword(services, body);
      tellPasswordChanged(services, user);
      await resetLogins(services.limits, { email: user.email, client: clientNetwork(context) });
      rememberDevice(context, services, user.email);
    },
  }),
];
