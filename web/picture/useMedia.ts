import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, also once the window or the device changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (listener) => {
        const media = window.matchMedia(query);
        media.addEventListener('change', listener);
        return () => media.removeEventListener('change', listener);
      },
      [query],
    ),
    () => window.matchMedia(query).matches,
  );
}
