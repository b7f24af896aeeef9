import { eitherSignal } from '#web/api/eitherSignal.ts';

/** In milliseconds; changing to another tab and back interrupts nothing. */
const mostHidden = 20_000;

/**
 * Runs while the page is shown, and again when it is shown anew: whoever has gone to another tab is not here, and
 * browsers have few connections for all tabs together. Ends when `run` ends by itself.
 */
export async function whileShown(signal: AbortSignal, run: (shown: AbortSignal) => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await untilShown(signal);
    if (signal.aborted) return;
    const hidden = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      if (document.hidden) timer = setTimeout(() => hidden.abort(), mostHidden);
    };
    document.addEventListener('visibilitychange', watch);
    try {
      await run(eitherSignal(signal, hidden.signal));
    } finally {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    }
    if (!hidden.signal.aborted) return;
  }
}

function untilShown(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
