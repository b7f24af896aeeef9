import { act, renderHook, waitFor } from '@testing-library/react';
import { proxy } from 'valtio';
import { expect, it, vi } from 'vitest';

import { HttpError } from '#web/api/HttpError.ts';

import { LatestRequest } from './LatestRequest.ts';
import { loadInto } from './loadInto.ts';
import { useLoaded } from './useLoaded.ts';

/** A call whose answers come when the test says so. */
function slowly<Data>() {
  const calls: { signal: AbortSignal; answer: (data: Data) => void; fail: (error: unknown) => void }[] = [];
  const load = (signal: AbortSignal) => new Promise<Data>((answer, fail) => void calls.push({ signal, answer, fail }));
  return { calls, load };
}

it('shows what came, keeps it while it is loaded again, and tells failures from what is not there', async () => {
  const { calls, load } = slowly<string>();
  const { result } = renderHook(() => useLoaded(load));
  expect(result.current.loaded).toEqual({ phase: 'loading' });
  await act(async () => calls[0]!.answer('first'));
  expect(result.current.loaded).toEqual({ phase: 'ready', data: 'first' });
  act(() => void result.current.reload());
  expect(result.current.loaded).toEqual({ phase: 'ready', data: 'first' });
  const error = new Error('away');
  await act(async () => calls[1]!.fail(error));
  expect(result.current.loaded).toEqual({ phase: 'failed', error });
  act(() => void result.current.reload());
  expect(result.current.loaded).toEqual({ phase: 'loading' });
  await act(async () => calls[2]!.fail(new HttpError(404, { key: 'not-found', title: '', message: '' } as never)));
  expect(result.current.loaded).toEqual({ phase: 'missing' });
});

it('shows no answer to an earlier question, however late it comes, and none after the page is gone', async () => {
  const [one, other] = [slowly<string>(), slowly<string>()];
  const { result, rerender, unmount } = renderHook(({ load }) => useLoaded(load), { initialProps: { load: one.load } });
  rerender({ load: other.load });
  expect(one.calls[0]!.signal.aborted).toBe(true);
  expect(result.current.loaded).toEqual({ phase: 'loading' });
  await act(async () => other.calls[0]!.answer('new'));
  await act(async () => one.calls[0]!.answer('old'));
  expect(result.current.loaded).toEqual({ phase: 'ready', data: 'new' });
  unmount();
  expect(other.calls[0]!.signal.aborted).toBe(true);
});

it('loads into a store only what was asked for last', async () => {
  const { calls, load } = slowly<number>();
  const store = proxy({ phase: 'loading', error: null as unknown, count: 0 });
  const requests = new LatestRequest();
  const take = vi.fn<(count: number) => void>((count) => void (store.count = count));
  const [first, second] = [loadInto(store, requests, load, take), loadInto(store, requests, load, take)];
  calls[1]!.answer(2);
  await second;
  calls[0]!.answer(1);
  await first;
  expect(store).toMatchObject({ phase: 'ready', count: 2 });
  const third = loadInto(store, requests, load, take);
  expect(store.phase).toBe('ready');
  calls[2]!.fail(new Error('away'));
  await third;
  await waitFor(() => expect(store).toMatchObject({ phase: 'failed', count: 2 }));
});

it('keeps what is shown where it cannot be loaded anew, if a store wants it so', async () => {
  const { calls, load } = slowly<number>();
  const store = proxy({ phase: 'loading', error: null as unknown });
  const requests = new LatestRequest();
  const again = () => loadInto(store, requests, load, () => undefined, { keepsShown: true });
  const first = again();
  calls[0]!.fail(new Error('away'));
  await first;
  expect(store.phase).toBe('failed');
  const second = again();
  calls[1]!.answer(1);
  await second;
  const third = again();
  calls[2]!.fail(new Error('away'));
  await third;
  expect(store).toMatchObject({ phase: 'ready', error: null });
});
