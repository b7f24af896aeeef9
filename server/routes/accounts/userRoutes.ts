import { updateUserRequest, userResponse } from '#engine/protocol/account.ts';

import { presentUser } from '../../accounts/presentUser.ts';
import { findUser, updateUser } from '../../database/repositories/users.ts';
import { UnauthorizedError } from '../../errors/UnauthorizedError.ts';
import { defineRoute } from '../../http/defineRoute.ts';

export const userRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/user/current',
    access: 'signed-in',
    summary: 'The person who is signed in',
    answer: { status: 200, schema: userResponse },
    async handle({ user }, { database }) {
      const row = await findUser(database.connection, user.id);
      if (!row) throw new UnauthorizedError();
      return presentUser(row);
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/user/current',
    access: 'signed-in',
    summary: 'Changes name or language',
    body: updateUserRequest,
    answer: { status: 200, schema: userResponse },
    async handle({ user, body }, { database }) {
      return database.transaction(async (transaction) => {
        await updateUser(transaction, user.id, body);
        const row = await findUser(transaction, user.id);
        if (!row) throw new UnauthorizedError();
        return presentUser(row);
      });
    },
  }),
];
