import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { showToast, toasts } from '../stores/toasts.ts';
import { untilFocused } from '../testing/untilFocused.ts';
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

it('keeps a toast while it has the pointer or the focus', async () => {
  vi.useFakeTimers();
  await act(async () => showToast('success', 'Saved'));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  button.focus();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  screen.getByText('Saved');
  button.blur();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText('Saved')).toBeNull();
});
