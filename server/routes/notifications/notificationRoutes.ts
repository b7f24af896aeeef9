import { notificationResponse, readNotificationsRequest } from '#engine/protocol/notification.ts';
import { pageQuery } from '#engine/protocol/page.ts';
import { markNotificationsRead } from '#server/database/repositories/notifications.ts';
import { defineRoute } from '#server/http/defineRoute.ts';
import { pageOf } from '#server/http/pageOf.ts';
import { readNotifications } from '#server/notifications/readNotifications.ts';

export const notificationRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/notifications',
    access: 'signed-in',
    limits: ['lists'],
    summary: 'What the caller is told of, the latest first: comments, invitations, and what others have saved',
    query: pageQuery,
    answer: { status: 200, schema: notificationResponse, paged: true },
    async handle({ user, query }, { database }) {
      return pageOf(await readNotifications(database, user.id), query);
    },
  }),
  defineRoute({
    method: 'PATCH',
    path: '/api/notifications',
    access: 'signed-in',
    limits: { none: 'writes one’s own marks' },
    summary: 'Marks notifications as read; those of others are left as they are',
    body: readNotificationsRequest,
    answer: { status: 204 },
    async handle({ user, body }, { database }) {
      await database.transaction((transaction) => markNotificationsRead(transaction, user.id, body.read));
    },
  }),
];
