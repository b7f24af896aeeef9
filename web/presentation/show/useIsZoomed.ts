import { useSyncExternalStore } from 'react';

/** Whether fingers have enlarged the page, and now move about in it. */
export function useIsZoomed(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.visualViewport?.addEventListener('resize', listener);
      return () => window.visualViewport?.removeEventListener('resize', listener);
    },
    () => (window.visualViewport?.scale ?? 1) > 1.01,
  );
}
