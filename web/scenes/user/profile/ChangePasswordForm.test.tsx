import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const server = startLocalServer();
const call = 'POST /api/user/change-password';

function Login() {
  return <p>Login {JSON.stringify(useLocation().state)}</p>;
}

beforeEach(() => {
  toasts.items = [];
  const routes = [
    { path: '/', element: <ChangePasswordForm email="ada@example.com" /> },
    { path: '/login', element: <Login /> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
const noteOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

async function fill(current: string, next: string, confirmation = next) {
  await userEvent.type(field('Current password'), current);
  await userEvent.type(field('New password'), next);
  await userEvent.type(field('Confirm new password'), confirmation);
}

it('states the password rule up front, and sets autocomplete for password managers', () => {
  expect(noteOf('New password')).toMatch(/^At least 8 characters/);
  expect(field('Current password').autocomplete).toBe('current-password');
  expect(field('New password').autocomplete).toBe('new-password');
  expect(field('Confirm new password').autocomplete).toBe('new-password');
});

it('shows what is wrong at each field, focuses the first, and sends nothing', async () => {
  await fill('river stone', 'short', 'other');
  await press();
  expect(noteOf('New password')).toBe('The password needs at least 8 characters.');
  expect(noteOf('Confirm new password')).toBe('The two passwords are not the same.');
  await untilFocused(() => field('New password'));
  expect(server.received).toEqual([]);
});

it('says that every device was signed out, and goes to Login, which clears the session', async () => {
  server.on(call, { status: 204 });
  await fill('river stone', 'lantern of glass');
  await userEvent.type(field('Confirm new password'), '{Enter}');
  await screen.findByText('Login {"clearState":true}');
  expect(server.sentTo(call)).toEqual([{ currentPassword: 'river stone', newPassword: 'lantern of glass' }]);
  expect(toasts.items[0]?.text).toMatch(/every device has been signed out/);
});

it.each([
  [
    { status: 400, body: { title: 'No', message: 'This is not your current password.', key: 'password-wrong' } },
    'Current password',
  ],
  [{ status: 400, body: { title: 'No', message: 'Too easy to guess.', key: 'password-weak' } }, 'New password'],
  [
    { status: 422, body: { errors: [{ path: '/newPassword', key: 'max-length', message: 'Too long.' }] } },
    'New password',
  ],
])('puts a refusal down to the field it is about: %j', async (answer, name) => {
  server.on(call, answer);
  await fill('river stone', 'lantern of glass');
  await press();
  await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'));
  await untilFocused(() => field(name));
  expect(field('New password').value).toBe('lantern of glass');
});

it('retries with the form’s values at that time', async () => {
  server.on(call, { status: 503, body: { key: 'unavailable' } });
  await fill('river', 'lantern of glass');
  await press();
  await screen.findByText('An error occurred; please try again later.');
  await userEvent.type(field('Current password'), ' stone');
  server.on(call, { status: 204 });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText(/^Login/);
  expect(server.sentTo(call)).toHaveLength(2);
  expect(server.sentTo(call)[1]).toMatchObject({ currentPassword: 'river stone' });
});
