import { deviceSessionResponse } from '#engine/protocol/account.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { describeDevice } from '#server/accounts/describeDevice.ts';
import { isAlive } from '#server/accounts/sessions.ts';
import { deleteOtherSessions, deleteSession, listSessionsOf } from '#server/database/repositories/sessions.ts';
import { NotFoundError } from '#server/errors/NotFoundError.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';

export const deviceRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/user/sessions',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'The devices that are signed in, the one used last first',
    query: pageQuery,
    answer: { status: 200, schema: deviceSessionResponse, paged: true },
    async handle({ user, query }, { database }) {
      const sessions = await listSessionsOf(database.connection, user.id);
      const devices = sessions.filter(isAlive).map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        device: describeDevice(userAgent),
        current: id === user.sessionId,
        createdAt,
        lastSeenAt,
      }));
      return pageOf(devices, query);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/user/sessions',
    access: 'signed-in',
    limits: { none: 'deletes what is there' },
    summary: 'Signs out every other device',
    answer: { status: 204 },
    async handle({ user }, { database }) {
      await database.transaction((transaction) => deleteOtherSessions(transaction, user.id, user.sessionId));
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/user/sessions/:id',
    access: 'signed-in',
    limits: { none: 'deletes one row' },
    summary: 'Signs out one device',
    answer: { status: 204 },
    async handle({ user, params: { id } }, { database }) {
      const isEnded = await database.transaction((transaction) => deleteSession(transaction, user.id, id));
      if (!isEnded) throw new NotFoundError();
    },
  }),
];
