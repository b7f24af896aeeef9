import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { toasts } from '#web/stores/toasts.ts';

import { lateDialog } from './lateDialog.ts';
import { latePart } from './latePart.tsx';

const Note = () => <p>The note</p>;
const placeholder = <p>Room for it</p>;

it('keeps the place of what is loaded, and has it at once when it is shown again', async () => {
  const Part = latePart(async () => Note, { placeholder });
  const { unmount } = render(<Part />);
  screen.getByText('Room for it');
  await screen.findByText('The note');
  unmount();
  render(<Part />);
  screen.getByText('The note');
});

it('leaves the page alone where it cannot be loaded, and comes when it is shown anew', async () => {
  let isAway = true;
  const load = async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return Note;
  };
  const Part = latePart(load, { placeholder });
  const page = (key: string) => (
    <main>
      <p>The page</p>
      <Part key={key} />
    </main>
  );
  const { rerender } = render(page('first'));
  await expect.poll(() => screen.getByRole('main').textContent).toBe('The page');
  isAway = false;
  rerender(page('second'));
  await screen.findByText('The note');
});

it('closes a dialog that cannot be loaded, says so, and opens it once it can be', async () => {
  let isAway = true;
  const Dialog = lateDialog(async () => {
    if (isAway) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Close</button>;
  });
  toasts.items = [];
  const onClose = vi.fn();
  const { rerender } = render(<Dialog key="first" onClose={onClose} />);
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(toasts.items.map(({ kind }) => kind)).toEqual(['error']);
  isAway = false;
  rerender(<Dialog key="second" onClose={onClose} />);
  await screen.findByRole('button', { name: 'Close' });
});
