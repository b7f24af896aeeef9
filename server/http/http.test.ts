import { connect } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = (await server.register()).token;
});
afterAll(() => server.stop());

const rename = (headers: Record<string, string>) =>
  server.call('PATCH', '/api/user/current', { token, body: { fullName: 'Ada' }, headers });

describe('the Authorization header', () => {
  it.each(['Bearer', 'bearer', 'BEARER'])('names its scheme in any case: %s', async (scheme) => {
    const headers = { authorization: `${scheme} ${token}` };
    expect((await server.call('GET', '/api/user/current', { headers })).status).toBe(200);
  });

  it('is required: 401 without it', async () => {
    const { status, headers } = await server.call('GET', '/api/user/current');
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });
});

describe('XSRF', () => {
  it('requires browsers to repeat the cookie in the header, and nothing of clients without cookies', async () => {
    const first = await server.call('GET', '/api/user/current', { token });
    const [setCookie] = first.headers.getSetCookie();
    expect(setCookie).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Lax$/);
    const value = /=([^;]+)/.exec(setCookie!)![1]!;
    const cookie = `XSRF-TOKEN=${value}`;
    expect(await rename({ cookie })).toMatchObject({ status: 403, body: { key: 'xsrf-mismatch' } });
    expect((await rename({ cookie, 'x-xsrf-token': 'else' })).status).toBe(403);
    expect((await rename({ cookie, 'x-xsrf-token': value })).status).toBe(200);
    expect((await rename({})).status).toBe(200);
    expect((await server.call('GET', '/api/user/current', { token, headers: { cookie } })).status).toBe(200);
  });

  const cookieOf = async (each: string) => {
    const reply = await server.call('GET', '/api/balance', { token: each });
    return /=([^;]+)/.exec(reply.headers.getSetCookie()[0]!)![1]!;
  };
  const repeated = (value: string) => ({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value });

  it('accepts only the value of the present session', async () => {
    const other = await server.register();
    expect(await cookieOf(token)).toBe(await cookieOf(token));
    for (const value of [await cookieOf(other.token), 'planted-by-somebody'])
      expect(await rename(repeated(value))).toMatchObject({ status: 403, body: { key: 'xsrf-mismatch' } });
    const right = await cookieOf(token);
    const mixed = { cookie: `XSRF-TOKEN=${await cookieOf(other.token)}`, 'x-xsrf-token': right };
    expect((await rename(mixed)).status).toBe(403);
    expect((await rename(repeated(right))).status).toBe(200);
  });

  it('sends the right cookie with a refusal, so that a page with an outdated one succeeds at its second try', async () => {
    const former = await server.register();
    const old = await cookieOf(former.token);
    const refused = await rename(repeated(old));
    expect(refused.status).toBe(403);
    const [setCookie] = refused.headers.getSetCookie();
    const healed = /^XSRF-TOKEN=([^;]+)/.exec(setCookie!)![1]!;
    expect((await rename(repeated(healed))).status).toBe(200);
  });

  it('rejects an empty cookie, and replaces it', async () => {
    const send = (headers: Record<string, string>) =>
      server.call('POST', '/api/auth/register/code', { body: { email: 'empty@example.com' }, headers });
    const refused = await send({ cookie: 'XSRF-TOKEN=' });
    expect(refused).toMatchObject({ status: 403, body: { key: 'xsrf-mismatch' } });
    const value = /^XSRF-TOKEN=([^;]+)/.exec(refused.headers.getSetCookie()[0]!)![1]!;
    expect((await send(repeated(value))).status).toBe(204);
  });

  it('sends only the cookie of the new session at sign-in', async () => {
    const { user, token: former } = await server.register();
    const body = { email: user.email, password: goodPassword };
    for (const token of [undefined, former]) {
      const signedIn = await server.call('POST', '/api/auth/login', { body, ...(token && { token }) });
      const values = signedIn.headers.getSetCookie().filter((cookie) => cookie.startsWith('XSRF-TOKEN='));
      expect(values).toEqual([`XSRF-TOKEN=${await cookieOf(signedIn.body.data.token)}; Path=/; SameSite=Lax`]);
    }
  });

  it('accepts any value at sign-in, and sets the one of the new session', async () => {
    const { user } = await server.register();
    const body = { email: user.email, password: goodPassword };
    const first = await server.call('GET', '/api/configuration');
    const value = /=([^;]+)/.exec(first.headers.getSetCookie()[0]!)![1]!;
    expect(
      (await server.call('POST', '/api/auth/login', { body, headers: { cookie: `XSRF-TOKEN=${value}` } })).status,
    ).toBe(403);
    const signedIn = await server.call('POST', '/api/auth/login', { body, headers: repeated(value) });
    expect(signedIn.status).toBe(200);
    const given = /^XSRF-TOKEN=([^;]+)/.exec(signedIn.headers.getSetCookie().at(-1)!)![1]!;
    expect(given).toBe(await cookieOf(signedIn.body.data.token));
  });
});

describe('a request body', () => {
  const send = (body: string, type = 'application/json') =>
    server.call('PATCH', '/api/user/current', { token, body, headers: { 'content-type': type } });

  it('is refused above 1 MB, with or without Content-Length', async () => {
    const large = JSON.stringify({ fullName: 'x'.repeat(1_100_000) });
    expect(await send(large)).toMatchObject({ status: 413, body: { key: 'payload-too-large' } });
    const chunked = await new Promise<string>((resolve) => {
      const { port } = new URL(server.url);
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => {});
      socket.once('data', (data) => {
        resolve(String(data));
        socket.destroy();
      });
      socket.write(
        `PATCH /api/user/current HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
          'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
      );
      for (let count = 0; count < 20; count += 1) socket.write(`10000\r\n${'x'.repeat(0x10000)}\r\n`);
    });
    expect(chunked).toMatch(/^HTTP\/1.1 413/);
  });

  it('is optional where no field is required, and required otherwise', async () => {
    const { token } = await server.register();
    expect((await server.call('PATCH', '/api/user/current', { token })).status).toBe(200);
    expect((await server.call('POST', '/api/projects', { token })).body.errors).toContainEqual(
      expect.objectContaining({ path: '/name' }),
    );
  });

  it('must be well-formed JSON of the right type and limited depth', async () => {
    expect(await send('{"fullName": ')).toMatchObject({ status: 400, body: { key: 'malformed-json' } });
    expect(await send('fullName=x', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 415,
      body: { key: 'unsupported-media-type' },
    });
    expect((await send('{"fullName": {"$gt": ""}}')).body.errors).toMatchObject([
      { path: '/fullName', key: 'wrong-type' },
    ]);
    expect((await send('{"__proto__": {"fullName": "x"}}')).status).toBe(400);
    expect((await send(`{"a":${'['.repeat(3000)}${']'.repeat(3000)}}`)).body.errors).toMatchObject([
      { key: 'too-deep' },
    ]);
  });

  it('is limited in its number of values', async () => {
    const many = { fullName: 'Ada', more: Array<number>(20_000).fill(0) };
    expect((await send(JSON.stringify(many))).body.errors).toEqual([
      { path: '', key: 'too-many-items', message: expect.stringContaining('20000') },
    ]);
    many.more.length = 15_000;
    expect((await send(JSON.stringify(many))).status).toBe(200);
  });
});

describe('an answer', () => {
  it('to an unknown API path is JSON, never the page', async () => {
    expect(await server.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { key: 'not-found' } });
    expect((await server.call('PUT', '/api/projects', { token })).status).toBe(405);
    expect((await server.call('GET', '/api/projects/%E0%A4%A', { token })).status).toBe(404);
    expect((await server.call('GET', `/api/projects/${'x'.repeat(5000)}`, { token })).status).toBe(404);
  });

  it('carries security headers, and is not cached', async () => {
    const { headers } = await server.call('GET', '/api/user/current', { token });
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none';base-uri 'none';frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('to an unexpected error reveals only the request id', async () => {
    const { publishedToolsets } = server.services;
    const { summaries } = publishedToolsets;
    Object.defineProperty(publishedToolsets, 'summaries', {
      configurable: true,
      get() {
        throw new Error('secret detail');
      },
    });
    const reply = await server.call('GET', '/api/toolsets', { token });
    Object.defineProperty(publishedToolsets, 'summaries', { value: summaries });
    expect(reply).toMatchObject({
      status: 500,
      body: { key: 'unexpected', message: 'An error occurred; please try again later.' },
    });
    expect(reply.body.requestId).toBe(reply.headers.get('x-request-id'));
    expect(JSON.stringify(reply.body)).not.toContain('secret');
  });

  it.each([
    [{}, 'Log in to continue.'],
    [{ 'accept-language': 'tr-TR,tr;q=0.9,en;q=0.5' }, 'Devam etmek için giriş yapın.'],
    [{ 'accept-language': 'tr', cookie: 'user-language=en' }, 'Log in to continue.'],
    [{ 'accept-language': 'de-DE' }, 'Log in to continue.'],
  ])('is in the reader’s language: %o', async (headers, message) => {
    expect((await server.call('GET', '/api/projects', { headers })).body.message).toBe(message);
  });
});
