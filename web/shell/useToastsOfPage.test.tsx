import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect } from 'react';
import { Link, MemoryRouter, Outlet, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { dismissToasts, showToast, toasts } from '#web/stores/toasts.ts';

import { useToastsOfPage } from './useToastsOfPage.ts';

beforeEach(dismissToasts);

function Frame() {
  useToastsOfPage();
  return (
    <>
      <Link to="/other">Other</Link>
      <Link to="?mode=edit">Edit</Link>
      <Outlet />
    </>
  );
}

function Other() {
  useEffect(() => showToast('success', 'The new page speaks'), []);
  return null;
}

const said = () => toasts.items.map(({ text }) => text);

it('takes away what was said of a page with the page, but nothing that is meant for the next one', async () => {
  render(
    <MemoryRouter initialEntries={['/page']}>
      <Routes>
        <Route element={<Frame />}>
          <Route path="/page" element={null} />
          <Route path="/other" element={<Other />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  act(() => {
    showToast('error', 'You must enter content to save.');
    showToast('success', 'Login Successful', { outlivesPage: true });
  });
  await userEvent.click(screen.getByRole('link', { name: 'Edit' }));
  expect(said()).toEqual(['You must enter content to save.', 'Login Successful']);
  await userEvent.click(screen.getByRole('link', { name: 'Other' }));
  expect(said()).toEqual(['Login Successful', 'The new page speaks']);
});
