import { useEffect } from 'react';

/** Keeps the screen from going dark, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOpen = true;
    async function hold() {
      // The browser lets go of it whenever the page is hidden.
      if (document.visibilityState !== 'visible') return;
      const held = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOpen) lock = held;
      else await held?.release();
    }
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
