import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sendRaw } from '#server/testing/sendRaw.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
/** A server with timeouts of one second; too short for the other tests on a slow machine. */
let impatient: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  impatient = await startTestServer({}, { httpTimes: { headers: 1000, request: 2000, keepAlive: 1000 } });
  token = (await server.register()).token;
});
afterAll(async () => {
  await server.stop();
  await impatient.stop();
});

const head = (line: string, ...headers: string[]) => `${[line, 'Host: x', ...headers].join('\r\n')}\r\n\r\n`;

function parse(answer: string) {
  const [top, body = ''] = answer.split('\r\n\r\n');
  return { status: Number(top!.slice(9, 12)), headers: top!.toLowerCase(), body: JSON.parse(body) };
}

describe('a request that never becomes one', () => {
  it.each([
    ['is not HTTP', 'hello\r\n\r\n', 400, 'malformed-request'],
    ['has two lengths', head('POST /api/auth/login HTTP/1.1', 'Content-Length: 5', 'Content-Length: 6'), 400, null],
    [
      'has a length and comes in chunks',
      head('POST /api/auth/login HTTP/1.1', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
      400,
      null,
    ],
    ['names no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400, null],
    ['is for an address that is none', head('GET http://[ HTTP/1.1'), 400, null],
    ['is for an address with a host that is none', head('GET //a@[#/ HTTP/1.1'), 400, null],
    ['has headers without end', head('GET / HTTP/1.1', `X: ${'x'.repeat(20_000)}`), 431, 'headers-too-large'],
    ['has an address without end', head(`GET /${'x'.repeat(20_000)} HTTP/1.1`), 431, 'headers-too-large'],
    ['stops in the middle of its headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\n', 408, 'request-timeout'],
    [
      'stops in the middle of its body',
      head('POST /api/auth/login HTTP/1.1', 'Content-Type: application/json', 'Content-Length: 50') + '{"email": ',
      408,
      'request-timeout',
    ],
  ])('and %s is answered like every error, and hung up on', async (_, bytes, status, key) => {
    const answer = parse(await sendRaw((status === 408 ? impatient : server).url, bytes));
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      key: key ?? 'malformed-request',
      title: expect.stringMatching(/\w/),
      message: expect.stringMatching(/\w/),
      requestId: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(answer.headers).toContain('connection: close');
    expect((await server.call('GET', '/healthz')).status).toBe(200);
  });
});

describe('a body', () => {
  const patch = (body: string | Buffer, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api/user/current`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body: body as BodyInit,
    });

  it('that exceeds the limit after decompression is refused', async () => {
    const bomb = gzipSync(JSON.stringify({ fullName: 'x'.repeat(50_000_000) }));
    expect(bomb.length).toBeLessThan(100_000);
    expect((await patch(bomb, { 'content-encoding': 'gzip' })).status).toBe(413);
    expect((await patch(gzipSync('{"fullName":"Ada"}'), { 'content-encoding': 'gzip' })).status).toBe(200);
  });

  it.each([
    ['as deep as a document in its envelope', 10, 200],
    ['one level deeper', 11, 422],
    ['as deep as a megabyte goes', 240_000, 422],
  ])('%s', async (_, levels, status) => {
    // An unknown field alone would give another error, so a 422 with this message is about the depth.
    const reply = await patch(`{"fullName":"Ada","language":"en","x":${'['.repeat(levels)}${']'.repeat(levels)}}`);
    const { errors } = await reply.json();
    expect(reply.status === 422 && errors?.[0]?.key === 'too-deep' ? 422 : 200).toBe(status);
  });

  it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', ''])(
    'of the type "%s" is refused',
    async (type) => {
      expect((await patch('{"fullName":"Ada"}', { 'content-type': type })).status).toBe(415);
    },
  );

  it.each([
    '{"__proto__":{"x":1}}',
    '{"fullName":"Ada","x":{"__proto__":1}}',
    '[1]',
    '"text"',
    'null',
    '{,}',
    '\u0000',
  ])('of %s neither gets through nor breaks anything', async (body) => {
    expect([400, 422]).toContain((await patch(body)).status);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });
});

describe('other kinds of requests', () => {
  it('an unknown Expect header is ignored', async () => {
    const answer = await sendRaw(server.url, head('GET /healthz HTTP/1.1', 'Expect: miracles', 'Connection: close'));
    expect(parse(answer)).toMatchObject({ status: 200, body: { data: { status: 'ok' } } });
  });

  it('HEAD gives the headers of GET without the body', async () => {
    const [get, headOnly] = await Promise.all(
      ['GET', 'HEAD'].map((method) => server.call(method, '/api/user/current', { token })),
    );
    expect(headOnly!.status).toBe(200);
    expect(headOnly!.body).toBe('');
    expect(headOnly!.headers.get('content-length')).toBe(get!.headers.get('content-length'));
    expect((await server.call('HEAD', '/api/user/current')).status).toBe(401);
  });

  it('OPTIONS lists the methods of a path, and allows no other origin', async () => {
    const reply = await server.call('OPTIONS', '/api/projects', {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('allow')!.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    expect((await server.call('OPTIONS', '/api/nothing')).status).toBe(404);
  });

  it('an unsupported method is refused, and the supported ones are listed', async () => {
    const reply = await server.call('DELETE', '/api/projects', { token });
    expect(reply).toMatchObject({ status: 405, body: { key: 'method-not-allowed' } });
    expect(reply.headers.get('allow')).toContain('POST');
    expect(await sendRaw(server.url, head('TRACE /api/projects HTTP/1.1', 'Connection: close'))).toMatch(
      /^HTTP\/1\.1 405/,
    );
    expect(await sendRaw(server.url, head('CONNECT example.com:443 HTTP/1.1'))).toBe('');
  });
});

describe('the same address written otherwise', () => {
  const body = JSON.stringify({ email: 'limited@example.com', password: 'wrong wrong wrong' });
  const logIn = async (path: string) => {
    const type = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
    return Number((await sendRaw(server.url, head(`POST ${path} HTTP/1.1`, ...type) + body)).slice(9, 12));
  };

  it('is not found or counts against the same limit', async () => {
    const written = [
      '/api/auth/login/',
      '/api/auth/login?x=1',
      '/API/auth/login',
      '/api/AUTH/login',
      '//api/auth/login',
      '/api//auth/login',
      '/api/auth%2Flogin',
      '/api/auth/./login',
      '/api/x/../auth/login',
      '/api/auth/%6Cogin',
      '/%61pi/auth/login',
      '/api/auth/login;x',
      '/api\\auth\\login',
      'http://evil.example/api/auth/login',
    ];
    for (let count = 0; count < 10; count += 1) await logIn('/api/auth/login');
    for (const path of written) expect([path, [404, 405, 429].includes(await logIn(path))]).toEqual([path, true]);
    expect(await logIn('/api/auth/login')).toBe(429);
  });
});

it('links lead to the public address, whatever the Host header says', async () => {
  const email = 'known@example.com';
  await server.register(email);
  const body = JSON.stringify({ email });
  const claims = ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example', 'Connection: close'];
  const to = (line: string, ...headers: string[]) =>
    `${[line, 'Host: evil.example', ...headers, ...claims].join('\r\n')}\r\n\r\n`;
  const type = ['Content-Type: application/json', `Content-Length: ${body.length}`];
  const sent = await sendRaw(server.url, to('POST /api/auth/register/code HTTP/1.1', ...type) + body);
  expect(sent).toMatch(/^HTTP\/1\.1 204/);
  const mail = (await server.mailsTo(email)).at(-1)!;
  expect(mail.text).toContain(`${server.services.config.publicUrl}/login`);
  const answers = [sent, mail.text, mail.html];
  for (const path of ['/api/openapi.json', '/', '/login', '//evil.example', '/assets/../..'])
    answers.push(await sendRaw(server.url, to(`GET ${path} HTTP/1.1`)));
  expect(answers.join('')).not.toContain('evil.example');
});

it('an idle connection is closed', async () => {
  const answer = await sendRaw(impatient.url, head('GET /healthz HTTP/1.1'));
  expect(answer).toMatch(/^HTTP\/1\.1 200/);
});
