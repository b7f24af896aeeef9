import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ada } from '../testing/ada.ts';
import { clearSession, endSession, loadUser, session, startSession } from './session.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  clearSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('rewrites the stored token whenever it changes', () => {
  startSession({ token: 'first-token', user: ada });
  expect(localStorage.getItem('session')).toBe('"first-token"');
  session.token = 'second-token';
  expect(localStorage.getItem('session')).toBe('"second-token"');
  clearSession();
  expect(localStorage.getItem('session')).toBeNull();
});

it('asks nobody who the user is while there is no token', async () => {
  await loadUser();
  expect(session).toMatchObject({ loaded: true, user: null });
  expect(fetched).not.toHaveBeenCalled();
});

it('forgets a token that the server refuses, and keeps one that it could not be asked about', async () => {
  startSession({ token: 'some-token', user: ada });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await loadUser();
  expect(session).toMatchObject({ token: 'some-token', loadFailure: { name: 'NetworkError' } });
  fetched.mockImplementationOnce(async () => Response.json({ key: 'unauthorized' }, { status: 401 }));
  await loadUser();
  expect(session).toMatchObject({ token: null, user: null, loaded: true });
});

it('stays signed in when logging out fails', async () => {
  startSession({ token: 'some-token', user: ada });
  fetched.mockImplementationOnce(async () => Response.json({ key: 'unexpected' }, { status: 500 }));
  await expect(endSession()).rejects.toThrow();
  expect(session.token).toBe('some-token');
});
