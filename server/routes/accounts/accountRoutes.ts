import { Readable } from 'node:stream';

import { dayIn } from '#engine/dates/dayIn.ts';
import { deleteAccountRequest } from '#engine/protocol/account.ts';
import { deleteAccount } from '#server/accounts/deleteAccount.ts';
import { exportAccount } from '#server/accounts/exportAccount.ts';
import { sendDeletionCode } from '#server/accounts/sendDeletionCode.ts';
import { findUser } from '#server/database/repositories/users.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import { contentDisposition } from '#server/http/contentDisposition.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { translate } from '#server/i18n/translate.ts';

export const accountRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/user/export',
    access: 'signed-in',
    beforeTerms: true,
    limits: ['account-exports'],
    summary: 'All that is kept about the person who is signed in, as a file',
    answer: { status: 200, type: 'application/json' },
    async handle({ context, user, language, timeZone }, { database }) {
      const row = await findUser(database.connection, user.id);
      if (!row) throw new UnauthorizedError();
      const date = dayIn(new Date(), timeZone);
      context.set(
        'Content-Disposition',
        contentDisposition('attachment', `${translate(language, 'account.exportName', { date })}.json`),
      );
      context.type = 'json';
      context.body = Readable.from(exportAccount(database.connection, row));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/user/deletion/code',
    access: 'signed-in',
    beforeTerms: true,
    limits: ['own-code-requests'],
    summary: 'Mails a code that deletes the account, for people who have no password',
    answer: { status: 204 },
    async handle({ user }, services) {
      await sendDeletionCode(services, user.id);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/user/current',
    access: 'signed-in',
    beforeTerms: true,
    limits: ['password-checks'],
    summary: 'Deletes the account with everything in it, by the password or the code that was mailed',
    body: deleteAccountRequest,
    answer: { status: 204 },
    async handle({ user, body: { password, code } }, services) {
      await deleteAccount(services, user.id, code === undefined ? { password: password! } : { code });
    },
  }),
];
