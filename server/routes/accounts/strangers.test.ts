import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestPrefix, dropTestPrefix, redisUrl } from '#server/testing/redis.ts';
import { goodPassword, type Reply, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const owner = '203.0.113.5';
let turn = 0;
/** Another network each time. */
const elsewhere = () => `198.51.${Math.floor((turn += 1) / 250)}.${(turn % 250) + 1}`;

const wrongFor = (code: string) => code.replace(/^./, (first) => (first === '9' ? '0' : '9'));
const cookiesOf = ({ headers }: Reply) => headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
const cookieOf = (reply: Reply, name: string) => cookiesOf(reply).find((cookie) => cookie.startsWith(`${name}=`))!;

function clientOf(server: () => TestServer) {
  return (network: string, path: string, body: object, headers: Record<string, string> = {}) =>
    server().call('POST', `/api/auth/${path}`, { body, headers: { 'x-forwarded-for': network, ...headers } });
}

describe('strangers', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ TRUST_PROXY: 'true' })));
  afterAll(() => server.stop());
  const post = clientOf(() => server);

  /**
   * How a client shows again that it is the one that asked: browsers send the cookie, others repeat a header or
   * nothing.
   */
  const clients: [string, (asked: Reply) => Record<string, string>][] = [
    ['keeps cookies', (asked) => ({ cookie: cookieOf(asked, 'code-flow') })],
    ['repeats the header', (asked) => ({ 'x-code-flow': asked.headers.get('x-code-flow')! })],
    ['repeats nothing, in the same network', () => ({})],
    ['repeats the token of something else, in the same network', () => ({ 'x-code-flow': 'a'.repeat(43) })],
  ];

  describe.each(['register', 'password-reset'])('who try the code of %s', (purpose) => {
    async function ownerOf(email: string): Promise<{ asked: Reply; code: string }> {
      if (purpose === 'password-reset') await server.register(email);
      const asked = await post(owner, `${purpose}/code`, { email });
      expect([asked.status, asked.body]).toEqual([204, '']);
      return { asked, code: await server.mailedCode(email) };
    }

    it.each(clients)('do not use up that of an owner whose client %s', async (name, proof) => {
      const email = `${purpose}-${name.length}@example.com`;
      const { asked, code } = await ownerOf(email);
      const strange = await post(elsewhere(), `${purpose}/code`, { email });
      const theirs = { 'x-code-flow': strange.headers.get('x-code-flow')! };
      for (let count = 0; count < 6; count += 1) {
        const body = { email, code: wrongFor(code) };
        expect((await post(elsewhere(), `${purpose}/verify`, body)).body.key).toBe('code-invalid');
        await post(elsewhere(), `${purpose}/verify`, body, theirs);
      }
      // Not even the right code works for anybody else.
      expect((await post(elsewhere(), `${purpose}/verify`, { email, code })).body.key).toBe('code-invalid');
      expect((await post(owner, `${purpose}/verify`, { email, code }, proof(asked))).status).toBe(200);
    });

    it('neither replace nor push out what the owner asked for', async () => {
      const email = `${purpose}-pushed@example.com`;
      const { asked, code } = await ownerOf(email);
      for (let count = 0; count < 25; count += 1) await post(elsewhere(), `${purpose}/code`, { email });
      const proof = { cookie: cookieOf(asked, 'code-flow') };
      expect((await post(owner, `${purpose}/verify`, { email, code }, proof)).status).toBe(200);
    });

    it('do not use up, from the same network, that of an owner whose client keeps cookies', async () => {
      const email = `${purpose}-office@example.com`;
      const { asked, code } = await ownerOf(email);
      for (let count = 0; count < 6; count += 1)
        await post(owner, `${purpose}/verify`, { email, code: wrongFor(code) });
      const proof = { cookie: cookieOf(asked, 'code-flow') };
      expect((await post(owner, `${purpose}/verify`, { email, code }, proof)).status).toBe(200);
    });

    it('are answered as for any wrong code where they never asked for one', async () => {
      const email = `${purpose}-never@example.com`;
      await ownerOf(email);
      const withFlow = await post(owner, `${purpose}/verify`, { email, code: '00000000' });
      const without = await post(elsewhere(), `${purpose}/verify`, { email, code: '00000000' });
      expect({ ...without.body, requestId: 0 }).toEqual({ ...withFlow.body, requestId: 0 });
      expect(without.status).toBe(withFlow.status);
    });
  });

  it('hand out the token of a flow only where no script can read it, and never to a page twice', async () => {
    const email = 'cookies@example.com';
    const asked = await post(owner, 'register/code', { email }, { cookie: 'user-language=tr' });
    const [cookie] = asked.headers.getSetCookie().filter((one) => one.startsWith('code-flow='));
    expect(cookie).toMatch(/; SameSite=Lax; Max-Age=3600; HttpOnly$/);
    expect(asked.headers.has('x-code-flow')).toBe(false);
    const again = await post(owner, 'register/code', { email }, { cookie: cookieOf(asked, 'code-flow') });
    expect(cookieOf(again, 'code-flow')).toBe(cookieOf(asked, 'code-flow'));
  });
});

it('keeps its cookies to itself where it is reached over https', async () => {
  const server = await startTestServer({ PUBLIC_URL: 'https://filiz.example.com' });
  const asked = await server.call('POST', '/api/auth/register/code', { body: { email: 'ada@example.com' } });
  const [cookie] = asked.headers.getSetCookie().filter((one) => one.includes('code-flow='));
  expect(cookie).toMatch(/^__Host-code-flow=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=3600; HttpOnly; Secure$/);
  await server.stop();
});

describe.each(redisUrl ? ['in the process', 'in Redis'] : ['in the process'])(
  'an account under attack, counted %s',
  (where) => {
    let servers: TestServer[];
    const prefix = createTestPrefix();
    beforeAll(async () => {
      const shared = where === 'in Redis' && { REDIS_URL: redisUrl! };
      const environment = { TRUST_PROXY: 'true', SERVER_SECRET: 's'.repeat(32), ...shared };
      servers = [await startTestServer(environment, { redisPrefix: prefix })];
    });
    afterAll(async () => {
      for (const server of servers) await server.stop();
      if (where === 'in Redis') await dropTestPrefix(prefix);
    });
    const post = clientOf(() => servers[0]!);
    const logIn = (network: string, email: string, password: string, headers = {}) =>
      post(network, 'login', { email, password }, headers);

    it('stays open to its owner after a stranger’s ten wrong passwords', async () => {
      const { user } = await servers[0]!.register('one-stranger@example.com');
      for (let count = 0; count < 12; count += 1) await logIn('192.0.2.1', user.email, 'not this one');
      expect((await logIn('192.0.2.1', user.email, 'not this one')).status).toBe(429);
      expect((await logIn(owner, user.email, goodPassword)).status).toBe(200);
    });

    it('stays open from the owner’s own device, and through a new password, when it is tried from everywhere', async () => {
      const email = 'many-strangers@example.com';
      await servers[0]!.register(email);
      const first = await logIn(owner, email, goodPassword);
      const device = cookieOf(first, 'device');

      const tries: Reply[] = [];
      for (let count = 0; count < 60; count += 10)
        tries.push(...(await Promise.all(Array.from({ length: 10 }, () => logIn(elsewhere(), email, 'not this one')))));
      expect(tries.filter(({ body }) => body.key === 'credentials-invalid')).toHaveLength(50);
      expect((await logIn(elsewhere(), email, goodPassword)).status).toBe(429);

      // Their own device, also in another network; each success brings a new mark.
      const again = await logIn(elsewhere(), email, goodPassword, { cookie: device });
      expect(again.status).toBe(200);
      expect(cookieOf(again, 'device')).not.toBe(device);
      // It is counted by itself, so that one that was stolen does not open the way to guess.
      for (let count = 0; count < 10; count += 1)
        expect((await logIn(elsewhere(), email, 'not this one', { cookie: device })).status).toBe(400);
      expect((await logIn(elsewhere(), email, goodPassword, { cookie: device })).status).toBe(429);

      // A device that was never used before becomes theirs by the code in their mailbox.
      const asked = await post('203.0.113.77', 'password-reset/code', { email });
      const cookie = cookieOf(asked, 'code-flow');
      const code = await servers[0]!.mailedCode(email);
      const verified = await post('203.0.113.77', 'password-reset/verify', { email, code }, { cookie });
      const password = 'harbour violin chestnut';
      const reset = await post('203.0.113.77', 'password-reset', { ...verified.body.data, password }, { cookie });
      for (let count = 0; count < 60; count += 10)
        await Promise.all(Array.from({ length: 10 }, () => logIn(elsewhere(), email, 'not this one')));
      expect((await logIn(owner, email, password, { cookie: cookieOf(reset, 'device') })).status).toBe(200);
    });

    it('lets no mark count for another account, nor one that was made up or changed', async () => {
      const [ada, bea] = ['ada@example.com', 'bea@example.com'];
      for (const email of [ada, bea]) await servers[0]!.register(email);
      const device = cookieOf(await logIn(owner, ada, goodPassword), 'device');
      for (let count = 0; count < 60; count += 10)
        await Promise.all(Array.from({ length: 10 }, () => logIn(elsewhere(), bea, 'not this one')));
      const [, since, id, signature] = /^device=([^.]+)\.([^.]+)\.(.+)$/.exec(device)!;
      for (const cookie of [
        device,
        `device=${since}.${id}.${'0'.repeat(64)}`,
        `device=zzzzzz.${id}.${signature}`,
        'device=',
      ])
        expect((await logIn(elsewhere(), bea, goodPassword, { cookie })).status).toBe(429);
    });

    it('is opened by its password only, never by a cookie', async () => {
      const email = 'cookies-only@example.com';
      await servers[0]!.register(email);
      const cookie = cookiesOf(await logIn(owner, email, goodPassword)).join('; ');
      const reply = await servers[0]!.call('GET', '/api/user/current', { headers: { cookie } });
      expect(reply.status).toBe(401);
      const [, xsrf] = /XSRF-TOKEN=([\w-]+)/.exec(cookie)!;
      const refused = await logIn(owner, email, goodPassword, { cookie });
      expect(refused).toMatchObject({ status: 403, body: { key: 'xsrf-mismatch' } });
      expect((await logIn(owner, email, goodPassword, { cookie, 'x-xsrf-token': xsrf! })).status).toBe(200);
    });
  },
);
