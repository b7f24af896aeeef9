import { useEffect, useSyncExternalStore } from 'react';

/** The whole page on the whole screen, until it is left. */
export function useFullScreen(): { canFill: boolean; isFull: boolean; toggle: () => void } {
  const isFull = useSyncExternalStore(
    (listener) => {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    () => Boolean(document.fullscreenElement),
  );
  useEffect(() => () => void exit(), []);
  return {
    // Phones of Apple cannot.
    canFill: document.fullscreenEnabled,
    isFull,
    // Asks the document, since it is full before its event has come. Refused where the browser forbids it: the slides
    // stay in the window.
    toggle: () =>
      void (document.fullscreenElement ? exit() : document.documentElement.requestFullscreen().catch(() => {})),
  };
}

async function exit(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => {});
}
