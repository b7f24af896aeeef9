import { useSyncExternalStore } from 'react';

const query = '(width < 640px)';

/** Whether the window has room for one column only. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
