import { setImmediate as breathe } from 'node:timers/promises';

/** How long the event loop has been held up at most while something was done, in milliseconds. */
export async function longestHold(work: () => Promise<void>): Promise<number> {
  const over = new AbortController();
  const watching = watch(over.signal);
  await work();
  over.abort();
  return watching;
}

async function watch(over: AbortSignal): Promise<number> {
  let longest = 0;
  for (let before = performance.now(); !over.aborted;) {
    await breathe();
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return longest;
}
