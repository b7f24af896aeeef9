import { emailRequest, resetPasswordRequest, resetTokenResponse, verifyCodeRequest } from '#engine/protocol/account.ts';

import { resetPassword } from '../../accounts/resetPassword.ts';
import { sendCode } from '../../accounts/sendCode.ts';
import { tellPasswordChanged } from '../../accounts/tellPasswordChanged.ts';
import { verifyCode } from '../../accounts/verificationCodes.ts';
import { normaliseEmail } from '../../database/repositories/users.ts';
import { defineRoute } from '../../http/defineRoute.ts';
import { limitAddress } from '../../http/limitAddress.ts';

export const passwordResetRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset/code',
    access: 'public',
    summary: 'Sends a code to a known address; the answer is the same for an unknown one',
    body: emailRequest,
    answer: { status: 204 },
    async handle({ context, body, language }, services) {
      await limitAddress(services.limits, context);
      await services.limits.take('code-request', `password-reset:${normaliseEmail(body.email)}`);
      await sendCode(services, { purpose: 'password-reset', email: body.email, language });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset/verify',
    access: 'public',
    summary: 'Exchanges the code for the right to set a password',
    body: verifyCodeRequest,
    answer: { status: 200, schema: resetTokenResponse },
    async handle({ context, body }, { database, limits }) {
      const email = normaliseEmail(body.email);
      await limitAddress(limits, context);
      await limits.take('code-check', `password-reset:${email}`);
      return { resetToken: await verifyCode(database, { purpose: 'password-reset', subject: email }, body.code) };
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset',
    access: 'public',
    summary: 'Sets a new password and ends every session',
    body: resetPasswordRequest,
    answer: { status: 204 },
    async handle({ context, body }, services) {
      await limitAddress(services.limits, context);
      tellPasswordChanged(services, await resetPassword(services, body));
    },
  }),
];
