import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { toolsetScreen } from '#web/stores/toolset-document/toolsetScreen.ts';

import { LeaveGuard } from './LeaveGuard.tsx';

function renderPage() {
  const page = (
    <>
      <Link to="/elsewhere">Go</Link>
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
}

const leavePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  toolsetScreen.dirty = true;
});
afterEach(() => {
  toolsetScreen.dirty = false;
});

it('asks before unsaved changes are left, and stays on "no"', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await screen.findByRole('dialog', { name: 'You have unsaved changes' });
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('Elsewhere')).toBeNull();
});

it('continues when a person leaves without saving', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  await screen.findByText('Elsewhere');
});

it('does not ask when everything is saved', async () => {
  toolsetScreen.dirty = false;
  renderPage();
  expect(leavePage()).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
  await screen.findByText('Elsewhere');
});

it('makes the browser ask when a tab with unsaved changes is closed', () => {
  renderPage();
  expect(leavePage()).toBe(false);
});
