import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodPassword, type Reply, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let turn = 0;
beforeAll(async () => void (server = await startTestServer({ TRUST_PROXY: 'loopback' })));
afterAll(() => server.stop());

/** The same person, or many, at another address each time. */
const fromElsewhere = (path: string, body: object, headers = {}): Promise<Reply> => {
  turn += 1;
  const address = `198.51.${Math.floor(turn / 250)}.${(turn % 250) + 1}`;
  return server.call('POST', path, { body, headers: { 'x-forwarded-for': address, ...headers } });
};

const wrongFor = (code: string) => code.replace(/^./, (first) => (first === '9' ? '0' : '9'));
const keysOf = (replies: Reply[]) => replies.map(({ status, body }) => body.key ?? status);

describe.each(['register', 'password-reset'])('the code of %s', (flow) => {
  const path = `/api/auth/${flow}`;
  let email: string;
  let token: string;

  async function freshCode(): Promise<string> {
    const asked = await fromElsewhere(`${path}/code`, { email });
    token = asked.headers.get('x-code-flow')!;
    return server.mailedCode(email);
  }
  /** From another network each time, by whoever asked for the newest code. */
  const guess = (code: string) => fromElsewhere(`${path}/verify`, { email, code }, { 'x-code-flow': token });

  beforeAll(async () => {
    email = `${flow}@example.com`;
    if (flow === 'password-reset') await server.register(email);
  });

  it('is invalid after five wrong attempts from five addresses, until a new one is sent', async () => {
    const code = await freshCode();
    const wrong = wrongFor(code);
    const tries = [];
    for (let count = 0; count < 5; count += 1) tries.push(await guess(wrong));
    expect(keysOf(tries)).toEqual(Array(5).fill('code-invalid'));
    expect((await guess(code)).body.key).toBe('code-expired');
    const next = await freshCode();
    expect((await guess(wrongFor(next))).body.key).toBe('code-invalid');
    expect((await guess(next)).status).toBe(200);
  });

  it('cannot be guessed by concurrent attempts', async () => {
    const code = await freshCode();
    const tries = await Promise.all(Array.from({ length: 10 }, () => guess(wrongFor(code))));
    expect(keysOf(tries).filter((key) => key === 'code-invalid')).toHaveLength(5);
    expect((await guess(code)).body.key).toBe('code-expired');
  });

  it('has more digits the more codes of a day led to nothing', async () => {
    email = `longer-${flow}@example.com`;
    if (flow === 'password-reset') await server.register(email);
    const codes = [];
    for (let count = 0; count < 8; count += 1) codes.push(await freshCode());
    expect(codes.map(({ length }) => length)).toEqual([6, 6, 6, 8, 8, 8, 10, 10]);
    expect((await guess(wrongFor(codes.at(-1)!))).body.key).toBe('code-invalid');
    expect((await guess(codes.at(-1)!)).status).toBe(200);
  });

  it('is sent to one mailbox twenty times a day at most, whoever asks from wherever', async () => {
    const statuses = [];
    for (let count = 0; count < 22; count += 1)
      statuses.push((await fromElsewhere(`${path}/code`, { email: `mailbox-${flow}+${count}@example.com` })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429, 429]);
    expect((await fromElsewhere(`${path}/code`, { email: `other-mailbox-${flow}@example.com` })).status).toBe(204);
  });

  it('is neither sent nor tried for ever from one network', async () => {
    const headers = { 'x-forwarded-for': flow === 'register' ? '203.0.113.21' : '203.0.113.22' };
    const ask = (end: string, more = {}) =>
      server.call('POST', `${path}/${end}`, { body: { email: `network-${flow}@example.com`, ...more }, headers });
    const [sent, tried] = [[] as Reply[], [] as Reply[]];
    for (let count = 0; count < 6; count += 1) sent.push(await ask('code'));
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204, 429]);
    for (let count = 0; count < 21; count += 1) tried.push(await ask('verify', { code: '00000000' }));
    expect(keysOf(tried).slice(0, 6)).toEqual([...Array<string>(5).fill('code-invalid'), 'code-expired']);
    expect(tried.at(-1)).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    expect(Number(tried.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it.each([
    ['code', 'client-code-requests'],
    ['verify', 'client-code-checks'],
  ] as const)('is not asked for or tried by one network a thousand times a day: %s', async (end, limit) => {
    const client = `203.0.113.${flow === 'register' ? 31 : 32}`;
    const ask = (index: number) =>
      server.call('POST', `${path}/${end}`, {
        body: { email: `wide-${index}@example.com`, code: '000000' },
        headers: { 'x-forwarded-for': client },
      });
    expect((await ask(1)).status).not.toBe(429);
    const { limits } = server.services;
    for (let count = 1; count < 1000; count += 1) await limits.take(limit, { client });
    const refused = await ask(2);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    await limits.reset(limit, { client });
  });

  it('can be requested twice concurrently', async () => {
    const twice = await Promise.all([1, 2].map(() => fromElsewhere(`${path}/code`, { email: `twice-${email}` })));
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  });

  it('cannot be told from what the database keeps', async () => {
    const code = await freshCode();
    const row = await server.services.database
      .connection('code_flows')
      .where({ subject: email, purpose: flow })
      .orderBy('id', 'desc')
      .first('code_hash');
    const texts = [code, `${flow}:${email}:${code}`, `${flow}:${email}::${code}`];
    const unkeyed = texts.map((text) => createHash('sha256').update(text).digest('hex'));
    expect(row.code_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(unkeyed).not.toContain(row.code_hash);
  });
});

describe('a password', () => {
  it('is guessed ten times at most from one network, and fifty from all together', async () => {
    const { user } = await server.register('target@example.com');
    const guess = (password: string) => fromElsewhere('/api/auth/login', { email: user.email, password });
    const tries = await Promise.all(Array.from({ length: 55 }, () => guess('not this one')));
    expect(keysOf(tries).filter((key) => key === 'credentials-invalid')).toHaveLength(50);
    expect((await guess(goodPassword)).status).toBe(429);
  });
});

describe('one address', () => {
  it('is limited whatever account it asks about, and whatever X-Forwarded-For says', async () => {
    const ask = (index: number, network = '203.0.113.9') =>
      server.call('POST', '/api/auth/register/verify', {
        body: { email: `p${index}@example.com`, code: '000000' },
        // What the client sends precedes the address appended by the proxy.
        headers: { 'x-forwarded-for': `192.0.2.${index % 250}, ${network}` },
      });
    const replies: Reply[] = [];
    for (let index = 0; index < 600; index += 50)
      replies.push(...(await Promise.all(Array.from({ length: 50 }, (_, place) => ask(index + place)))));
    expect(replies.every(({ status }) => status === 400)).toBe(true);
    expect(await ask(601)).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    expect((await ask(602, '203.0.113.10')).status).toBe(400);
  });
});
