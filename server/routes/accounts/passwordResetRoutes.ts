import { emailRequest, resetPasswordRequest, resetTokenResponse, verifyCodeRequest } from '#engine/protocol/account.ts';

import { resetPassword } from '../../accounts/resetPassword.ts';
import { sendCode } from '../../accounts/sendCode.ts';
import { tellPasswordChanged } from '../../accounts/tellPasswordChanged.ts';
import { verifyCode } from '../../accounts/verificationCodes.ts';
import { normaliseEmail } from '../../database/repositories/users.ts';
import { defineRoute } from '../../http/defineRoute.ts';

export const passwordResetRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset/code',
    access: 'public',
    limits: ['sign-in', 'code-requests'],
    summary: 'Sends a code to a known address; the answer is the same for an unknown one',
    body: emailRequest,
    answer: { status: 204 },
    async handle({ body, language }, services) {
      await sendCode(services, { purpose: 'password-reset', email: body.email, language });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/password-reset/verify',
    access: 'public',
    limits: ['sign-in', 'code-checks'],
    summary: 'Exchanges the code for the right to set a password',
    body: verifyCodeRequest,
    answer: { status: 200, schema: resetTokenResponse },
    async handle({ body }, { database }) {
      const email = normaliseEmail(body.email);
      return { resetToken: await verifyCode(database, { purpose: 'password-reset', subject: email }, body.code) };
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
    async handle({ body }, services) {
      tellPasswordChanged(services, await resetPassword(services, body));
    },
  }),
];
