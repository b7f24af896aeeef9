import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { it } from 'vitest';

import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { Component } from './PasswordReset.tsx';

const server = startLocalServer();
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function prove() {
  await press('Send verification code');
  await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
  await press('Verify');
  await screen.findByText('E-mail address verified');
}

it('requests a new code when the proof has expired, and keeps the new password that was typed', async () => {
  server.on('POST /api/auth/password-reset/code', { status: 204 });
  server.on('POST /api/auth/password-reset/verify', { status: 200, body: { data: { resetToken: 'proof' } } });
  const over = { key: 'verification-invalid', title: 'Over', message: 'Send a new code and verify it again.' };
  server.on('POST /api/auth/password-reset', { status: 400, body: over });
  const routes = [
    { path: '/password-reset', element: <Component /> },
    { path: '/login', element: <p>Log in</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/password-reset'] })} />);
  await userEvent.type(screen.getByLabelText('E-mail'), 'ada@example.com');
  await prove();
  await userEvent.type(screen.getByLabelText('New password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'correct horse');
  await press('Set new password');
  await screen.findByText('Send a new code and verify it again.');
  await untilFocused(() => screen.getByRole('button', { name: 'Send verification code' }));

  server.on('POST /api/auth/password-reset', { status: 204 });
  await prove();
  await press('Set new password');
  await screen.findByText('Log in');
});
