import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { writeStoredToken } from '#web/api/storedToken.ts';
import { Component as UserWorkspaces } from '#web/scenes/user/UserWorkspaces.tsx';
import { clearSession, session } from '#web/stores/session.ts';
import { toasts } from '#web/stores/toasts.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component as AppFrame } from './AppFrame.tsx';
import { Root } from './Root.tsx';

const server = startLocalServer();
const mine = { id: 'a', name: 'Mine', isDefault: true, projects: 0, createdAt: '' };

beforeEach(() => {
  clearSession();
  toasts.items = [];
  session.loaded = false;
  session.token = 'a-token-of-enough-length';
  writeStoredToken(session.token);
  server.on('GET /api/user/current', { status: 200, body: { data: ada } });
  server.on('PATCH /api/user/current', () => {
    server.on('GET /api/user/current', { status: 200, body: { data: ada } });
    return { status: 200, body: { data: ada } };
  });
});

/** Answers as if the terms had to be accepted again after the page has loaded the user. */
function refuse() {
  server.on('GET /api/user/current', { status: 200, body: { data: { ...ada, termsAccepted: false } } });
  return { status: 400, body: { key: 'terms-not-accepted', title: 'Terms of Service', message: 'You must.' } };
}

function visit() {
  const children = [{ path: '*', element: <UserWorkspaces /> }];
  const routes = [{ element: <Root />, children: [{ element: <AppFrame />, children }] }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
}

async function accept() {
  await screen.findByRole('heading', { name: 'One thing before you begin' });
  expect(screen.queryByText('You must.')).toBeNull();
  await userEvent.click(screen.getByLabelText('I accept the Terms of Service.'));
  server.on('GET /api/workspaces', { status: 200, body: { data: [mine] } });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('Mine');
  expect(server.sentTo('PATCH /api/user/current')).toEqual([{ acceptTerms: true }]);
}

it('asks for the terms when a page is refused for lack of acceptance, and shows the page once they are accepted', async () => {
  server.on('GET /api/workspaces', refuse);
  visit();
  await accept();
});

it('asks for them when an action is refused for lack of acceptance', async () => {
  server.on('GET /api/workspaces', { status: 200, body: { data: [mine] } });
  server.on('POST /api/workspaces', refuse);
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Create workspace' }));
  await userEvent.type(screen.getByLabelText('Workspace name'), 'Garden{Enter}');
  await accept();
});
