import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodPassword, type Reply, startTestServer, type TestServer } from '../../testing/startTestServer.ts';

let server: TestServer;
let turn = 0;
beforeAll(async () => void (server = await startTestServer({ TRUST_PROXY: 'loopback' })));
afterAll(() => server.stop());

/** The same person, or many, at another address each time. */
const fromElsewhere = (path: string, body: object): Promise<Reply> => {
  turn += 1;
  const address = `198.51.${Math.floor(turn / 250)}.${(turn % 250) + 1}`;
  return server.call('POST', path, { body, headers: { 'x-forwarded-for': address } });
};

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111');
const keysOf = (replies: Reply[]) => replies.map(({ status, body }) => body.key ?? status);

describe.each(['register', 'password-reset'])('the code of %s', (flow) => {
  const path = `/api/auth/${flow}`;
  let email: string;

  async function freshCode(): Promise<string> {
    await fromElsewhere(`${path}/code`, { email });
    return server.mailedCode(email);
  }
  const guess = (code: string) => fromElsewhere(`${path}/verify`, { email, code });

  beforeAll(async () => {
    email = `${flow}@example.com`;
    if (flow === 'password-reset') await server.register(email);
  });

  it('is dead after five wrong tries from five addresses, and a new one begins anew', async () => {
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

  it('cannot be guessed by tries that come at once', async () => {
    const code = await freshCode();
    const tries = await Promise.all(Array.from({ length: 10 }, () => guess(wrongFor(code))));
    expect(keysOf(tries).filter((key) => key === 'code-invalid')).toHaveLength(5);
    expect((await guess(code)).body.key).toBe('code-expired');
  });

  it('is not tried for ever through new codes either', async () => {
    const replies = [];
    for (let count = 0; count < 3; count += 1) replies.push(await guess('000000'));
    expect(replies.at(-1)).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    expect(Number(replies.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is sent to one address five times at most, whoever asks from wherever', async () => {
    const replies = [];
    for (let count = 0; count < 3; count += 1) replies.push(await fromElsewhere(`${path}/code`, { email }));
    // Registering took one.
    const left = flow === 'register' ? [204, 204, 429] : [204, 429, 429];
    expect(replies.map(({ status }) => status)).toEqual(left);
    const other = await fromElsewhere(`${path}/code`, { email: `other-${email}` });
    expect(other.status).toBe(204);
  });

  it('may be asked for twice at once', async () => {
    const twice = await Promise.all([1, 2].map(() => fromElsewhere(`${path}/code`, { email: `twice-${email}` })));
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
  });
});

describe('a password', () => {
  it('is guessed ten times at most for one account, wherever the guesses come from', async () => {
    const { user } = await server.register('target@example.com');
    const guess = (password: string) => fromElsewhere('/api/auth/login', { email: user.email, password });
    const tries = await Promise.all(Array.from({ length: 12 }, () => guess('not this one')));
    expect(keysOf(tries).filter((key) => key === 'credentials-invalid')).toHaveLength(10);
    expect((await guess(goodPassword)).status).toBe(429);
  });
});

describe('one address', () => {
  it('is slowed down whoever it asks about, and whatever it claims to be', async () => {
    const ask = (index: number, network = '203.0.113.9') =>
      server.call('POST', '/api/auth/register/verify', {
        body: { email: `p${index}@example.com`, code: '000000' },
        // What a client writes itself stands before what our proxy adds.
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
