import {
  changeEmailRequest,
  changePasswordRequest,
  emailChangeCodeRequest,
  userResponse,
} from '#engine/protocol/account.ts';
import { changeEmail } from '#server/accounts/changeEmail.ts';
import { changePassword } from '#server/accounts/changePassword.ts';
import { presentUser } from '#server/accounts/presentUser.ts';
import { resetLogins } from '#server/accounts/resetLogins.ts';
import { sendEmailChangeCode } from '#server/accounts/sendEmailChangeCode.ts';
import { tellPasswordChanged } from '#server/accounts/tellPasswordChanged.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { rememberDevice } from '#server/http/knownDevice.ts';
import { clientNetwork } from '#server/http/limits/clientNetwork.ts';

export const credentialRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/user/change-password',
    access: 'signed-in',
    limits: ['password-checks'],
    summary: 'Sets a new password and ends every session, this one too',
    body: changePasswordRequest,
    answer: { status: 204 },
    async handle({ context, user, body }, services) {
      const changed = await changePassword(services, { ...body, userId: user.id });
      tellPasswordChanged(services, changed);
      await resetLogins(services.limits, { email: changed.email, client: clientNetwork(context) });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/user/email/code',
    access: 'signed-in',
    limits: ['password-checks', 'own-code-requests', 'code-requests', 'code-mails'],
    summary: 'Sends a code to the address to move to; the answer is the same for one that has an account',
    body: emailChangeCodeRequest,
    answer: { status: 204 },
    async handle({ user, body }, services) {
      await sendEmailChangeCode(services, { ...body, userId: user.id });
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/user/email',
    access: 'signed-in',
    limits: ['own-code-checks'],
    summary: 'Moves to the address that the code proves, and tells the old one',
    body: changeEmailRequest,
    answer: { status: 200, schema: userResponse },
    async handle({ context, user, body }, services) {
      const changed = await changeEmail(services, { ...body, userId: user.id });
      rememberDevice(context, services, changed.email);
      return presentUser(changed);
    },
  }),
];
