import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { optionalPart } from './optionalPart.tsx';

const Note = () => <p>The note</p>;
const placeholder = <p>Room for it</p>;

it('keeps the place of what is loaded, and has it at once when it is shown again', async () => {
  const Part = optionalPart(async () => Note, { placeholder });
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
  const Part = optionalPart(load, { placeholder });
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
