import { useEffect } from 'react';
import { useSnapshot } from 'valtio';

import { loadNotifications, notifications } from '#web/stores/notifications.ts';

// Milliseconds.
const between = 60_000;

/** The latest that the person is told of: asked for anew each minute, and when they come back to the page. */
export function useNotifications() {
  const shown = useSnapshot(notifications);
  useEffect(() => {
    let last = Date.now();
    if (notifications.phase === 'idle') void loadNotifications();
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() - last < between) return;
      last = Date.now();
      void loadNotifications();
    };
    const timer = setInterval(look, between);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return { ...shown, unread: shown.items.filter(({ read }) => !read) };
}
