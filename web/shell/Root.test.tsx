import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';

import { HttpError } from '#web/api/HttpError.ts';
import { listProjects } from '#web/api/projects.ts';
import { writeStoredToken } from '#web/api/storedToken.ts';
import { Component as Login } from '#web/scenes/login/Login.tsx';
import { reportFailure } from '#web/stores/reportFailure.ts';
import { clearSession, session } from '#web/stores/session.ts';
import { showToast, toasts } from '#web/stores/toasts.ts';
import { unexpected } from '#web/stores/unexpected.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Root } from './Root.tsx';

const server = startLocalServer();
let router: ReturnType<typeof createMemoryRouter>;

function Page() {
  const { pathname, search, hash } = useLocation();
  const load = () => listProjects({}).catch((error: unknown) => reportFailure(error, {}, () => void load()));
  return (
    <>
      <p>At {pathname + search + hash}</p>
      <button onClick={() => void load()}>Load</button>
    </>
  );
}

function visit(address: string | { pathname: string; state: unknown }) {
  const children = [
    { path: '/login', element: <Login />, handle: { public: true } },
    { path: '*', element: <Page /> },
  ];
  router = createMemoryRouter([{ element: <Root />, children }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

beforeEach(() => {
  clearSession();
  toasts.items = [];
  unexpected.shown = false;
  session.loaded = false;
  session.token = 'a-token-of-enough-length';
  writeStoredToken('a-token-of-enough-length');
  server.on('GET /api/user/current', { status: 200, body: { data: ada } });
  visit('/user/projects?search=box#third');
});

async function logIn() {
  server.on('POST /api/auth/login', { status: 200, body: { data: { token: 'another-token', user: ada } } });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'river stone');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

it('hides messages of the ended session on Login', async () => {
  server.on('GET /api/projects', { status: 401, body: { key: 'unauthorized' } });
  act(() => showToast('success', 'Login Successful'));
  await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await screen.findByText('You have been signed out. Log in to go on where you were.');
  expect(screen.queryByText('Login Successful')).toBeNull();
});

it('goes to Login when the session has ended, clears it, and returns to the same page', async () => {
  server.on('GET /api/projects', { status: 401, body: { key: 'unauthorized' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  await waitFor(() => expect(session).toMatchObject({ token: null, user: null }));
  expect(localStorage.getItem('session')).toBeNull();

  await logIn();
  await screen.findByText('At /user/projects?search=box#third');
});

it('clears the session only once, so that reloading Login keeps a newer one', async () => {
  server.on('GET /api/projects', { status: 401, body: { key: 'unauthorized' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await screen.findByText('You have been signed out. Log in to go on where you were.');
  await waitFor(() => expect(router.state.location.state).toMatchObject({ clearState: false }));
  const { pathname, state } = router.state.location as { pathname: string; state: unknown };

  // Meanwhile the person has signed in in another tab.
  cleanup();
  session.token = 'a-newer-token';
  session.loaded = false;
  visit({ pathname, state });
  await screen.findByText('At /user/projects?search=box#third');
  expect(session.token).toBe('a-newer-token');
});

it('keeps the return path when a second call gets a 401 later', async () => {
  server.on('GET /api/projects', { status: 401, body: { key: 'unauthorized' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await screen.findByRole('heading', { name: 'Welcome back' });
  act(() => reportFailure(new HttpError(401, { key: 'unauthorized' })));
  await logIn();
  await screen.findByText('At /user/projects?search=box#third');
});

it.each(['//evil.example/user', '///evil.example/user'])(
  'returns from %s to this site, not to another',
  async (address) => {
    await screen.findByRole('button', { name: 'Load' });
    cleanup();
    clearSession();
    visit(address);
    await logIn();
    await screen.findByText('At /evil.example/user');
  },
);

it('offers to retry what failed, and retries it', async () => {
  server.on('GET /api/projects', { status: 500, body: { key: 'unexpected' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Load' }));
  await screen.findByText('An error occurred; please try again later.');
  server.on('GET /api/projects', { status: 200, body: { data: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.queryByText('An error occurred; please try again later.')).toBeNull();
  await expect.poll(() => server.sentTo('GET /api/projects')).toHaveLength(2);
});

/** Opens a page with a token while the user cannot be loaded. */
function startUnknown(address: string, answer: Parameters<typeof server.on>[1] = { status: 500 }) {
  cleanup();
  clearSession();
  session.token = 'a-token-of-enough-length';
  session.loaded = false;
  server.on('GET /api/user/current', answer);
  visit(address);
}

it('does not go to Login while it retries to load the user', async () => {
  startUnknown('/user/balance');
  await screen.findByText('An error occurred; please try again later.');

  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(location.pathname));
  let asked = false;
  server.on('GET /api/user/current', async () => {
    asked = true;
    await held;
    return { status: 502 };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByText('Loading');
  await waitFor(() => expect(asked).toBe(true));
  answer();
  server.on('GET /api/user/current', { status: 200, body: { data: ada } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await screen.findByText('At /user/balance');
  expect(visited).toEqual([]);
});

it('signs somebody in after the user could not be loaded', async () => {
  startUnknown('/login');
  await logIn();
  await screen.findByText('At /');
  act(clearSession); // as when another tab signs out
  await screen.findByRole('heading', { name: 'Welcome back' });
});

it('reports at the start that the server is unreachable', async () => {
  startUnknown('/user/balance', (_, response) => {
    response.destroy();
    return 'own';
  });
  await screen.findByText('The server cannot be reached. Check your connection and try again.');
});

it('shows errors without a retry in a dialog', async () => {
  await screen.findByRole('button', { name: 'Load' });
  reportFailure(new TypeError('x is undefined'));
  await screen.findByRole('dialog', { name: 'Error' });
  screen.getByText('An error occurred.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(unexpected.shown).toBe(false);
});
