import { expect, it, vi } from 'vitest';

import { handleFailure } from './handleFailure.ts';
import { HttpError } from './HttpError.ts';
import { NetworkError } from './NetworkError.ts';

function handled(error: unknown, without?: 'unauthorized') {
  const callbacks = {
    validation: vi.fn(),
    result: vi.fn(),
    unauthorized: vi.fn(),
    network: vi.fn(),
    unhandled: vi.fn(),
  };
  const goToLogin = vi.fn();
  handleFailure(error, without ? { ...callbacks, [without]: undefined } : callbacks, goToLogin);
  const called = Object.entries({ ...callbacks, goToLogin }).filter(([, callback]) => callback.mock.calls.length > 0);
  return Object.fromEntries(called.map(([name, callback]) => [name, callback.mock.calls[0]?.[0] as unknown]));
}

const answer = (status: number, body = {}) => new HttpError(status, body, null);

it('passes the errors of a 422 to the validation callback', () => {
  const errors = [{ path: '/email', key: 'email', message: 'Write an e-mail address.' }];
  expect(handled(answer(422, { errors }))).toEqual({ validation: errors });
});

it('passes title, message and key of a 400 to the result callback', () => {
  const body = { title: 'Nothing to save', message: 'You must enter content to save.', key: 'empty-content' };
  expect(handled(answer(400, { ...body, requestId: '1' }))).toEqual({ result: body });
});

it('goes to Login on a 401 unless a callback handles it', () => {
  expect(handled(answer(401))).toHaveProperty('unauthorized');
  expect(handled(answer(401), 'unauthorized')).toHaveProperty('goToLogin');
});

it('distinguishes a lost connection from an answer', () => {
  expect(handled(new NetworkError(new TypeError('Failed to fetch')))).toHaveProperty('network');
});

it.each([403, 404, 409, 413, 429, 500, 503])('passes %i to the unhandled callback', (status) => {
  expect(Object.keys(handled(answer(status)))).toEqual(['unhandled']);
});
