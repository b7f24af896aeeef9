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

it('sends the stored session, and the XSRF cookie as a header where something changes', async () => {
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

it('leaves the boundary of a multipart form to the browser', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 204 }));
  await call('/api/projects/1/images', { method: 'POST', body: new FormData() });
  expect(headersSent().has('Content-Type')).toBe(false);
});

it('tells refusals, with what the server said, from lines that broke', async () => {
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
