import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { TopBar } from './TopBar.tsx';

it('links to home, to a new project and to the user, with their first name', async () => {
  const onOpenMenu = vi.fn();
  const onSearch = vi.fn();
  render(<TopBar fullName="Bartholomew Green" onOpenMenu={onOpenMenu} onSearch={onSearch} />, {
    wrapper: MemoryRouter,
  });
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Filiz, home')).toBe('/');
  expect(addressOf('Create project')).toBe('/create-project');
  expect(addressOf('Bartholo..., settings')).toBe('/user/home');
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(onOpenMenu).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Search or go to' }));
  expect(onSearch).toHaveBeenCalled();
});
