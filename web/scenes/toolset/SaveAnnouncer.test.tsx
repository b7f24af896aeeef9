import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { SaveAnnouncer } from './SaveAnnouncer.tsx';

afterEach(() => {
  toolsetScreen.dirty = false;
});

it('tells of each save once, and of none before it was there', async () => {
  const change = (now: Partial<typeof toolsetScreen>) => act(async () => void Object.assign(toolsetScreen, now));
  toolsetScreen.saves = 3;
  render(<SaveAnnouncer />);
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  await change({ saves: 4 });
  expect(said()).toBe('Saved');
  const first = screen.getByText('Saved');
  await change({ dirty: true });
  expect(said()).toBe('');
  await change({ dirty: false, saves: 5 });
  expect(said()).toBe('Saved');
  // A live region tells only what is new in it.
  await change({ saves: 6 });
  expect(screen.getByText('Saved')).not.toBe(first);
});
