import { proxy, ref } from 'valtio';

import type { Notification } from '#engine/protocol/notification.ts';
import { listNotifications, markNotificationsRead } from '#web/api/notifications.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { onPersonChange } from './onPersonChange.ts';
import { reportFailure } from './reportFailure.ts';

/** What the person is told of, the latest first. */
export const notifications = proxy({
  items: ref<Notification[]>([]),
  phase: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  error: null as unknown,
});

const limit = 50;
const loading = new LatestRequest();

onPersonChange(() => {
  loading.cancel();
  Object.assign(notifications, { items: ref([]), phase: 'idle', error: null });
});

/** Loads them, or loads them anew: what is shown stays until the answer is there. */
export async function loadNotifications(): Promise<void> {
  await loadInto(
    notifications,
    loading,
    (signal) => listNotifications({ limit }, signal),
    ({ data }) => (notifications.items = ref(data)),
    { keepsShown: true },
  );
}

/** Shown as read at once; where the server cannot be told, it is as it was. */
export async function markRead(ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  setRead(ids, true);
  try {
    await markNotificationsRead(ids);
  } catch (error) {
    setRead(ids, false);
    reportFailure(error);
  }
}

function setRead(ids: readonly string[], read: boolean): void {
  notifications.items = ref(notifications.items.map((each) => (ids.includes(each.id) ? { ...each, read } : each)));
}
