import { useCallback, useEffect, useState } from 'react';

import type { Notification } from '#engine/protocol/notification.ts';
import { listNotifications, markNotificationsRead } from '#web/api/notifications.ts';
import type { Loaded } from '#web/stores/Loaded.ts';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { useLoaded } from '#web/stores/useLoaded.ts';

const shown = 50;
// Milliseconds.
const between = 60_000;

export interface Notifications {
  loaded: Loaded<Notification[]>;
  reload: () => Promise<void>;
  unread: Notification[];
  /** Shown as read at once; the server is told. */
  markRead: (ids: string[]) => void;
}

/** The latest that the person is told of: asked for anew each minute, and when they come back to the page. */
export function useNotifications(): Notifications {
  const load = useCallback(async (signal: AbortSignal) => (await listNotifications({ limit: shown }, signal)).data, []);
  const { loaded, reload } = useLoaded(load);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let last = Date.now();
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < between) return;
      last = Date.now();
      void reload();
    };
    const timer = setInterval(look, between);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [reload]);
  const data =
    loaded.phase === 'ready' ? loaded.data.map((each) => ({ ...each, read: each.read || read.has(each.id) })) : [];

  function markRead(ids: string[]) {
    if (ids.length === 0) return;
    setRead(new Set([...read, ...ids]));
    markNotificationsRead(ids).catch((error: unknown) => {
      setRead(read);
      reportFailure(error);
    });
  }

  return {
    loaded: loaded.phase === 'ready' ? { phase: 'ready', data } : loaded,
    reload,
    unread: data.filter((each) => !each.read),
    markRead,
  };
}
