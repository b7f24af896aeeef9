import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followEvents } from './followEvents.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** A connection that says something and then nothing more, until it is called off. */
const silent = (said: string) => async (_: unknown, init?: RequestInit) =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(said));
        init?.signal?.addEventListener('abort', () => controller.error(new TypeError('aborted')));
      },
    }),
  );
const last = 'event: ended\ndata: {}\n\n';

function follow() {
  const taken: string[] = [];
  const interruptions: boolean[] = [];
  const ended = followEvents({
    path: '/api/events',
    signal: new AbortController().signal,
    take: ({ name }) => taken.push(name) > 0 && name === 'ended',
    onInterrupted: (isInterrupted) => interruptions.push(isInterrupted),
  });
  return { taken, interruptions, ended };
}

it('gives a connection up when the network goes, and reconnects at once when it is back', async () => {
  fetched.mockImplementationOnce(silent('event: sync\ndata: {}\n\n'));
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { taken, interruptions, ended } = follow();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(taken).toEqual(['sync']);
  window.dispatchEvent(new Event('offline'));
  // Long enough that the next try would be many seconds away.
  await vi.advanceTimersByTimeAsync(40_000);
  const tries = fetched.mock.calls.length;
  fetched.mockImplementation(silent(last));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  await ended;
  expect(fetched).toHaveBeenCalledTimes(tries + 1);
  expect(taken).toEqual(['sync', 'ended']);
  expect(interruptions[0]).toBe(false);
  expect(interruptions.at(-1)).toBe(false);
  expect(interruptions.slice(1, -1).every(Boolean)).toBe(true);
});

it('waits longer each time while the server is away', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const { ended } = follow();
  const triesAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return fetched.mock.calls.length;
  };
  expect(await triesAfter(400)).toBe(1);
  expect(await triesAfter(200)).toBe(2);
  expect(await triesAfter(600)).toBe(2);
  expect(await triesAfter(600)).toBe(3);
  fetched.mockImplementation(silent(last));
  await vi.advanceTimersByTimeAsync(15_000);
  await ended;
});

it('reconnects where nothing has come for three heartbeats', async () => {
  fetched.mockImplementationOnce(silent(': still here\n\n'));
  fetched.mockImplementationOnce(silent(last));
  const { ended } = follow();
  await vi.advanceTimersByTimeAsync(46_000);
  await ended;
  expect(fetched).toHaveBeenCalledTimes(2);
});
