import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ada } from '#web/testing/ada.ts';

import { clearSession, endSession, keepUser, loadUser, session, startSession } from './session.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  clearSession();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it('updates the stored token whenever it changes', () => {
  startSession({ token: 'first-token', user: ada });
  expect(localStorage.getItem('session')).toBe('"first-token"');
  session.token = 'second-token';
  expect(localStorage.getItem('session')).toBe('"second-token"');
  clearSession();
  expect(localStorage.getItem('session')).toBeNull();
});

it('does not load the user without a token', async () => {
  await loadUser();
  expect(session).toMatchObject({ loaded: true, user: null });
  expect(fetched).not.toHaveBeenCalled();
});

it('drops a token that the server refuses, and keeps one whose check failed', async () => {
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

it('ignores answers about an earlier session', async () => {
  const late = Promise.withResolvers<Response>();
  const lateToo = Promise.withResolvers<Response>();
  fetched.mockImplementationOnce(() => late.promise).mockImplementationOnce(() => lateToo.promise);
  session.token = 'old-token';
  const loading = [loadUser(), loadUser()];
  startSession({ token: 'new-token', user: ada });
  late.resolve(Response.json({ key: 'unauthorized' }, { status: 401 }));
  lateToo.resolve(Response.json({ data: { ...ada, id: 'somebody-else' } }));
  await Promise.all(loading);
  expect(session).toMatchObject({ token: 'new-token', user: { id: ada.id }, loadFailure: null, loaded: true });
});

it('waits for the present session’s user, not for an earlier one’s', async () => {
  const [former, present] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  fetched.mockImplementationOnce(() => former.promise).mockImplementationOnce(() => present.promise);
  Object.assign(session, { token: 'old-token', loaded: false });
  const first = loadUser();
  session.token = 'new-token';
  const second = loadUser();
  former.resolve(Response.json({ key: 'unauthorized' }, { status: 401 }));
  await first;
  expect(session).toMatchObject({ token: 'new-token', loaded: false });
  present.resolve(Response.json({ data: ada }));
  await second;
  expect(session).toMatchObject({ user: { id: ada.id }, loaded: true });
});

it('does not sign a person in again whose change was pending when they signed out', async () => {
  const answer = Promise.withResolvers<typeof ada>();
  startSession({ token: 'some-token', user: ada });
  const kept = keepUser(answer.promise);
  clearSession();
  answer.resolve({ ...ada, fullName: 'Ada King' });
  await kept;
  expect(session.user).toBeNull();
});
