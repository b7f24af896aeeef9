import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

import { session } from '../../stores/session.ts';
import { startLocalServer } from '../../testing/startLocalServer.ts';
import { Component } from './UserLogout.tsx';

const server = startLocalServer();

it('stays signed in when logging out fails, says so, and leads to Login once it worked', async () => {
  session.token = 'a-token';
  server.on('POST /api/auth/logout', { status: 500, body: { key: 'unexpected' } });
  const routes = [
    { path: '/', element: <Component /> },
    { path: '/login', element: <p>Login</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByText('Logout failed. Please try again.');
  expect(session.token).toBe('a-token');
  server.on('POST /api/auth/logout', { status: 204 });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Login');
  expect(session.token).toBeNull();
});
