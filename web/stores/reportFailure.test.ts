import { beforeEach, expect, it, vi } from 'vitest';

import { HttpError } from '#web/api/HttpError.ts';
import { NetworkError } from '#web/api/NetworkError.ts';

import { reportFailure } from './reportFailure.ts';
import { session } from './session.ts';
import { toasts } from './toasts.ts';
import { unexpected } from './unexpected.ts';

beforeEach(() => {
  toasts.items = [];
  unexpected.shown = false;
  session.loginRequired = false;
});

const said = () => toasts.items.map(({ title, text, action }) => [title ?? '', text, action?.label ?? ''].join('|'));
const offline = new NetworkError(new TypeError('Failed to fetch'));

it.each([
  [
    'the first fault of a 422',
    new HttpError(422, { errors: [{ path: '/name', key: 'required', message: 'Write a name.' }] }),
    '|Write a name.|',
  ],
  ['title and message of a 400', new HttpError(400, { title: 'No', message: 'Because.', key: 'x' }), 'No|Because.|'],
  [
    'how long to wait after a 429',
    new HttpError(429, { key: 'too-many-requests' }, 30),
    '|Too many attempts. Please try again in 30 seconds.|',
  ],
  [
    'how many minutes to wait where it is long',
    new HttpError(429, { key: 'too-many-requests' }, 899),
    '|Too many attempts. Please try again in 15 minutes.|',
  ],
  [
    'that the server is out of reach',
    offline,
    '|The server cannot be reached. Check your connection and try again.|Try Again',
  ],
  [
    'the generic message of a 500',
    new HttpError(500, { key: 'unexpected' }),
    '|An error occurred; please try again later.|Try Again',
  ],
  [
    'the generic message of a 404 without words',
    new HttpError(404, { key: 'not-found' }),
    '|An error occurred; please try again later.|Try Again',
  ],
  [
    'the generic message of a fault of our own',
    new TypeError('x is undefined'),
    '|An error occurred; please try again later.|Try Again',
  ],
])('says %s', (_, error, words) => {
  reportFailure(error, {}, () => {});
  expect(said()).toEqual([words]);
  expect(unexpected.shown).toBe(false);
});

it('retries what failed on request', () => {
  const tryAgain = vi.fn();
  reportFailure(offline, {}, tryAgain);
  toasts.items[0]?.action?.run();
  expect(tryAgain).toHaveBeenCalledTimes(1);
});

it('opens the error dialog when there is no retry', () => {
  reportFailure(new HttpError(500, { key: 'unexpected' }));
  expect(unexpected.shown).toBe(true);
  expect(said()).toEqual([]);
});

it('ignores a 401 of an earlier session', () => {
  session.token = 'present';
  reportFailure(new HttpError(401, {}, null, 'earlier'));
  expect(session.loginRequired).toBe(false);
  reportFailure(new HttpError(401, {}, null, 'present'));
  expect(session.loginRequired).toBe(true);
  session.token = null;
});

it('goes to Login on a 401 unless a callback handles it', () => {
  reportFailure(new HttpError(401, {}), { unauthorized: () => {} });
  expect(session.loginRequired).toBe(false);
  reportFailure(new HttpError(401, {}), {}, () => {});
  expect(session.loginRequired).toBe(true);
  expect(said()).toEqual([]);
});

it('leaves errors that a screen handles to its callbacks', () => {
  const network = vi.fn();
  reportFailure(offline, { network });
  expect(network).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([]);
});
