import { live } from '#web/stores/live.ts';

/** In milliseconds; a server that is restarted is back sooner. */
const patience = 5000;

/** Takes note of whether the server is reached, as often as a try fails or succeeds; until the signal aborts. */
export function noteConnection(signal: AbortSignal): (isConnected: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(timer);
    timer = undefined;
    live.isCut = false;
  };
  signal.addEventListener('abort', clear, { once: true });
  return (isConnected) => {
    if (isConnected) return clear();
    if (signal.aborted) return;
    // The browser knows of a network that is gone.
    if (!navigator.onLine) live.isCut = true;
    else timer ??= setTimeout(() => (live.isCut = true), patience);
  };
}
