import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { call } from './call.ts';
import { HttpError } from './HttpError.ts';
import { NetworkError } from './NetworkError.ts';
import { writeStoredToken } from './storedToken.ts';

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const headersSent = () => new Headers(fetched.mock.calls[0]?.[1]?.headers);

it('sends the stored session, and the XSRF cookie as a header with changes', async () => {
  writeStoredToken('a-token-of-enough-length');
  document.cookie = 'XSRF-TOKEN=proof';
  fetched.mockImplementation(async () => Response.json({ data: { id: '1' } }));
  expect(await call('/api/projects', { method: 'POST', body: { name: 'Blue Box' }, idempotencyKey: 'k' })).toEqual({
    id: '1',
  });
  expect(headersSent().get('Authorization')).toBe('Bearer a-token-of-enough-length');
  expect(headersSent().get('X-XSRF-TOKEN')).toBe('proof');
  expect(headersSent().get('Idempotency-Key')).toBe('k');
  fetched.mockClear();
  await call('/api/projects');
  expect(headersSent().has('X-XSRF-TOKEN')).toBe(false);
});

it('requests messages in the page’s language, whatever the browser prefers', async () => {
  fetched.mockImplementation(async () => Response.json({ data: {} }));
  document.documentElement.lang = 'tr';
  await call('/api/articles');
  expect(headersSent().get('Accept-Language')).toBe('tr');
  document.documentElement.lang = '';
});

it('distinguishes error answers, with their body, from lost connections', async () => {
  fetched.mockImplementationOnce(async () =>
    Response.json({ key: 'too-many-requests', requestId: '1' }, { status: 429, headers: { 'Retry-After': '30' } }),
  );
  const refusal = await call('/api/projects').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(HttpError);
  expect(refusal).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(call('/api/projects')).rejects.toBeInstanceOf(NetworkError);
  fetched.mockImplementationOnce(async () => new Response('{"data": {', { status: 200 }));
  await expect(call('/api/projects')).rejects.toBeInstanceOf(NetworkError);
});

it('retries once with the XSRF cookie that came with the refusal', async () => {
  document.cookie = 'XSRF-TOKEN=of-another-tab';
  const refuse = async () => {
    document.cookie = 'XSRF-TOKEN=right';
    return Response.json({ key: 'xsrf-mismatch', requestId: '1' }, { status: 403 });
  };
  fetched.mockImplementationOnce(refuse);
  fetched.mockImplementationOnce(async () => Response.json({ data: { id: '1' } }));
  expect(await call('/api/projects', { method: 'POST', body: { name: 'Blue Box' } })).toEqual({ id: '1' });
  const sent = fetched.mock.calls.map(([, init]) => [new Headers(init?.headers).get('X-XSRF-TOKEN'), init?.body]);
  expect(sent).toEqual([
    ['of-another-tab', '{"name":"Blue Box"}'],
    ['right', '{"name":"Blue Box"}'],
  ]);
  fetched.mockReset();
  fetched.mockImplementation(refuse);
  await expect(call('/api/projects', { method: 'POST' })).rejects.toMatchObject({ status: 403 });
  expect(fetched).toHaveBeenCalledTimes(2);
});
