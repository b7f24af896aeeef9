import type { Notification } from '#engine/protocol/notification.ts';

import { call, callPage } from './call.ts';

/** The latest first. */
export const listNotifications = (query: { limit: number; cursor?: string }, signal?: AbortSignal) =>
  callPage<Notification[]>('/api/notifications', { query, ...(signal && { signal }) });

export const markNotificationsRead = (read: string[]) =>
  call<void>('/api/notifications', { method: 'PATCH', body: { read } });
