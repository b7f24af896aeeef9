import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followGeneration, type GenerationEvent } from './followGeneration.ts';
import { HttpError } from './HttpError.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const stream = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
  );
const event = (id: number, name: string, data: unknown) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

it('reconnects after the last event it received, and resolves with the end of the generation', async () => {
  fetched.mockImplementationOnce(async () => stream(event(7, 'content', { toolset: 'market' }), 'id: 8\nevent: con'));
  fetched.mockImplementationOnce(async () => stream(event(8, 'done', { status: 'succeeded' })));
  const events: GenerationEvent[] = [];
  const interruptions: boolean[] = [];
  await followGeneration('g', {
    signal: new AbortController().signal,
    onEvent: (one) => events.push(one),
    onInterrupted: (interrupted) => interruptions.push(interrupted),
  });
  expect(events.map(({ name }) => name)).toEqual(['content', 'done']);
  expect(new Headers(fetched.mock.calls[1]?.[1]?.headers).get('Last-Event-ID')).toBe('7');
  expect(interruptions).toEqual([false, true, false]);
});

it('does not reconnect when the server refuses the generation', async () => {
  fetched.mockImplementation(async () => Response.json({ key: 'not-found' }, { status: 404 }));
  const following = followGeneration('g', { signal: new AbortController().signal, onEvent: () => {} });
  await expect(following).rejects.toBeInstanceOf(HttpError);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('stops waiting at once when aborted', async () => {
  const controller = new AbortController();
  fetched.mockImplementation(async () => {
    controller.abort();
    throw new TypeError('Failed to fetch');
  });
  await followGeneration('g', { signal: controller.signal, onEvent: () => {} });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('reconnects after the delay the stopping server has sent', async () => {
  vi.useFakeTimers();
  fetched.mockImplementationOnce(async () => stream('retry: 4000\n\n'));
  fetched.mockImplementationOnce(async () => stream(event(1, 'done', { status: 'succeeded' })));
  const following = followGeneration('g', { signal: new AbortController().signal, onEvent: () => {} });
  await vi.advanceTimersByTimeAsync(3900);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  await following;
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('removes its listeners from a long-lived signal', async () => {
  const { signal } = new AbortController();
  const [adding, removing] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  fetched.mockImplementationOnce(async () => stream());
  fetched.mockImplementationOnce(async () => stream(event(1, 'done', { status: 'succeeded' })));
  await followGeneration('g', { signal, onEvent: () => {} });
  expect(removing.mock.calls.map(([, listener]) => listener)).toEqual(
    adding.mock.calls.map(([, listener]) => listener),
  );
});
