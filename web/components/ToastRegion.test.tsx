import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { showToast, toasts } from '#web/stores/toasts.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { ToastRegion } from './ToastRegion.tsx';

beforeEach(() => {
  toasts.items = [];
  render(
    <>
      <input aria-label="Name" />
      <ToastRegion />
    </>,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  // Frames that jsdom has begun by the clock that is put away.
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

const dismiss = () => screen.findByRole('button', { name: 'Dismiss' });

it('returns the focus to where it was before somebody moved it to a toast', async () => {
  act(() => showToast('success', 'Saved'));
  await dismiss();
  await userEvent.click(screen.getByLabelText('Name'));
  await userEvent.tab();
  expect(document.activeElement).toBe(await dismiss());
  await userEvent.keyboard('{Enter}');
  await untilFocused(() => screen.getByLabelText('Name'));
});

it('scrolls a field that it would cover into view, and leaves others where they are', async () => {
  const place = (top: number) => () => new DOMRect(0, top, 100, 20);
  const field = screen.getByLabelText('Name');
  const scrolled = vi.spyOn(field, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(place(500));
  field.getBoundingClientRect = place(100);
  field.focus();
  act(() => showToast('info', 'Far away'));
  await screen.findByText('Far away');
  expect(scrolled).not.toHaveBeenCalled();
  field.getBoundingClientRect = place(510);
  act(() => showToast('info', 'Over it'));
  await screen.findByText('Over it');
  expect(scrolled).toHaveBeenCalledOnce();
});

it('keeps a toast while it has the pointer or the focus', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await act(async () => showToast('success', 'Saved'));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  button.focus();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  screen.getByText('Saved');
  button.blur();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText('Saved')).toBeNull();
});
