import { day } from '#engine/dates/durations.ts';
import { deleteNotificationsBefore } from '#server/database/repositories/notifications.ts';
import type { Expiry } from '#server/housekeeping/Expiry.ts';

/** What somebody was told of, read or not. */
export const notificationExpiries: readonly Expiry[] = [
  {
    name: 'notifications',
    lasts: 90 * day,
    sweep: (database, { before }) =>
      database.transaction((transaction) => deleteNotificationsBefore(transaction, before)),
  },
];
