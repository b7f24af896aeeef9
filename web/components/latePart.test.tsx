import { fireEvent, render, screen } from '@testing-library/react';
import { Component, createRef, type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import { toasts } from '#web/stores/toasts.ts';

import { lateDialog } from './lateDialog.ts';
import { lateFromButton, type FromButton } from './lateFromButton.tsx';
import { latePart } from './latePart.tsx';
import { lateView } from './lateView.ts';

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

it('has the page say that what it is about cannot be loaded, and tries again with the page', async () => {
  const load = vi.fn(async () => Note).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const View = lateView(load, placeholder);
  const page = (key: string) => (
    <Boundary key={key}>
      <View />
    </Boundary>
  );
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(page('first'));
  screen.getByText('Room for it');
  await screen.findByText('Failed to fetch');
  silent.mockRestore();
  rerender(page('second'));
  await screen.findByText('The note');
});

it('is there at once where it was prepared, as on paper', async () => {
  const View = lateView(async () => Note, placeholder);
  View.prepare();
  await Promise.resolve();
  render(<View />);
  screen.getByText('The note');
});

it('keeps a button until it is pressed, and opens what takes its place, also at the second try', async () => {
  const load = vi.fn(async () => Opened).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const OpenedLater = lateFromButton('menu', load, (button) => button.click());
  toasts.items = [];
  render(<OpenedLater button={{ ref: createRef() }} shown="Choose" />);
  expect(load).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
  await expect.poll(() => toasts.items.map(({ kind }) => kind)).toEqual(['error']);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Choose' }), { key: 'ArrowDown' });
  await screen.findByText('The note');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose' }));
});

function Opened({ button, shown }: FromButton) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button {...button} onClick={() => setIsOpen(true)}>
        {shown}
      </button>
      {isOpen && <Note />}
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}
