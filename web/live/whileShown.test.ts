import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { whileShown } from './whileShown.ts';

const hidden = vi.spyOn(document, 'hidden', 'get');
beforeEach(() => {
  vi.useFakeTimers();
  hidden.mockReturnValue(false);
});
afterEach(() => void vi.useRealTimers());

function turn(isHidden: boolean) {
  hidden.mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
  return vi.advanceTimersByTimeAsync(0);
}

/** Runs until it is called off, and counts how often it was begun and how often it goes on. */
function start(signal: AbortSignal) {
  const runs = { begun: 0, going: 0 };
  const ended = whileShown(signal, async (shown) => {
    runs.begun += 1;
    runs.going += 1;
    await new Promise((resolve) => shown.addEventListener('abort', resolve));
    runs.going -= 1;
  });
  return { runs, ended };
}

it('goes on over a short look elsewhere, stops while the page is hidden for long, and begins again', async () => {
  const left = new AbortController();
  const { runs, ended } = start(left.signal);
  await turn(true);
  await vi.advanceTimersByTimeAsync(10_000);
  await turn(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toEqual({ begun: 1, going: 1 });
  await turn(true);
  await vi.advanceTimersByTimeAsync(25_000);
  expect(runs).toEqual({ begun: 1, going: 0 });
  await turn(false);
  expect(runs).toEqual({ begun: 2, going: 1 });
  left.abort();
  await ended;
  expect(runs).toEqual({ begun: 2, going: 0 });
});

it('does not begin in a page that is opened in the background', async () => {
  hidden.mockReturnValue(true);
  const left = new AbortController();
  const { runs, ended } = start(left.signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(runs.begun).toBe(0);
  left.abort();
  await ended;
});
