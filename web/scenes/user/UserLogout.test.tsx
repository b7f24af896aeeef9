import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';

import { session } from '#web/stores/session.ts';
import { showToast, toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component } from './UserLogout.tsx';

const server = startLocalServer();

it('stays signed in when the call fails, says so, and goes to Login once it succeeds', async () => {
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

it('carries pending notices and their actions over to Login', async () => {
  session.token = 'a-token';
  server.on('POST /api/auth/logout', { status: 204 });
  showToast('error', 'Blue Box was not saved', { action: { label: 'Try Again', run: () => {} } });
  const routes = [
    { path: '/', element: <Component /> },
    { path: '/login', element: <p>Login</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await screen.findByText('Login');
  expect(toasts.items).toEqual([]);
});
