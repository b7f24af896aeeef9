import { updateUserRequest, userResponse } from '#engine/protocol/account.ts';
import { presentUser } from '#server/accounts/presentUser.ts';
import { findUser, updateUser } from '#server/database/repositories/users.ts';
import { UnauthorizedError } from '#server/errors/UnauthorizedError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { sentTimeZone } from '#server/http/readTimeZone.ts';

export const userRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/user/current',
    access: 'signed-in',
    beforeTerms: true,
    limits: { none: 'reads one row' },
    summary: 'The person who is signed in',
    answer: { status: 200, schema: userResponse },
    async handle({ context, user }, { database }) {
      // Each page begins with this question.
      const timeZone = sentTimeZone(context);
      if (timeZone !== null && timeZone !== user.timeZone)
        await database.transaction((transaction) => updateUser(transaction, user.id, { timeZone }));
      const row = await findUser(database.connection, user.id);
      if (!row) throw new UnauthorizedError();
      return presentUser(row);
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/user/current',
    access: 'signed-in',
    beforeTerms: true,
    limits: { none: 'writes one row' },
    summary:
      'Changes name or language, accepts the terms, puts the first-steps guide away, or has typing saved by itself',
    body: updateUserRequest,
    answer: { status: 200, schema: userResponse },
    async handle({ user, body }, { database }) {
      return database.transaction(async (transaction) => {
        const now = new Date().toISOString();
        const before = await findUser(transaction, user.id);
        await updateUser(transaction, user.id, {
          ...(body.fullName !== undefined && { fullName: body.fullName }),
          ...(body.language !== undefined && { language: body.language }),
          ...(body.acceptTerms && { termsAcceptedAt: before?.termsAcceptedAt ?? now }),
          ...(body.guideDismissed !== undefined && { guideDismissedAt: body.guideDismissed ? now : null }),
          ...(body.savesByItself !== undefined && { savesByItself: body.savesByItself }),
        });
        const row = await findUser(transaction, user.id);
        if (!row) throw new UnauthorizedError();
        return presentUser(row);
      });
    },
  }),
];
