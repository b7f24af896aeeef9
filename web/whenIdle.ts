/** Runs something when the browser has nothing else to do, or after `timeout` milliseconds at the latest. */
export function whenIdle(run: () => void, options?: { timeout: number }): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, options);
  else setTimeout(run, 1);
}
