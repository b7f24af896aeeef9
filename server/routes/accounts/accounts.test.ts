import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPasswordHasher } from '#server/accounts/createPasswordHasher.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { passwords: createPasswordHasher() })));
afterAll(() => server.stop());

const post = (path: string, body: unknown, headers = {}) => server.call('POST', path, { body, headers });

async function verifiedRegistration(email: string) {
  await post('/api/auth/register/code', { email });
  const code = await server.mailedCode(email);
  const { body } = await post('/api/auth/register/verify', { email, code });
  return { fullName: 'Deniz Kaya', email, password: goodPassword, acceptTerms: true, ...body.data };
}

describe('registering', () => {
  it('creates an account with a workspace, tokens for three whole projects, and a session', async () => {
    const { token, user } = await server.register('Ada@Example.com');
    expect(user).toMatchObject({ fullName: 'Deniz Kaya', email: 'ada@example.com', language: 'en' });
    expect((await server.call('GET', '/api/user/current', { token })).body.data).toEqual(user);
    const workspaces = await server.call('GET', '/api/workspaces', { token });
    expect(workspaces.body.data).toMatchObject([{ name: 'My workspace', isDefault: true }]);
    const balance = (await server.call('GET', '/api/balance', { token })).body.data;
    const toolsets = (await server.call('GET', '/api/toolsets', { token })).body.data as {
      id: string;
      tokenCost: number;
    }[];
    const paths = (await server.call('GET', '/api/paths', { token })).body.data as { toolsets: { id: string }[] }[];
    const onPath = new Set(paths[0]?.toolsets.map(({ id }) => id));
    const wholeProject = toolsets.reduce((sum, { id, tokenCost }) => sum + (onPath.has(id) ? tokenCost : 0), 0);
    expect(wholeProject).toBeGreaterThan(0);
    expect(balance.balance).toBeGreaterThanOrEqual(3 * wholeProject);
    expect(balance.entries).toMatchObject([{ reason: 'grant', amount: balance.balance, reference: 'welcome' }]);
  });

  it.each([
    ['ada@çarşı.com.tr', 'Ada@XN--AR-3IA21A0H.com.tr', 'ada@çarşı.com.tr'],
    [' ar&ge/1=x@EXAMPLE.com ', 'ar&ge/1=x@example.com', 'ar&ge/1=x@example.com'],
    ["O'Brien@ornek.xn--p1ai", "o'brien@ornek.xn--P1AI", "o'brien@ornek.xn--p1ai"],
  ])('is one account in every form of an address: %s', async (given, other, shown) => {
    const { user } = await server.register(given);
    expect(user.email).toBe(shown);
    const { token } = await server.register();
    const { project } = (await server.call('POST', '/api/projects/example', { token })).body.data;
    const invite = { token, body: { email: other, role: 'viewer' } };
    const member = (await server.call('POST', `/api/projects/${project.id}/members`, invite)).body.data;
    expect(member).toMatchObject({ userId: user.id, email: shown, status: 'member' });
    for (const email of [given, other])
      expect((await post('/api/auth/login', { email, password: goodPassword })).body.data.user.id).toBe(user.id);
    await post('/api/auth/password-reset/code', { email: other });
    const code = await server.mailedCode(given);
    const { body } = await post('/api/auth/password-reset/verify', { email: given, code });
    const reset = { resetToken: body.data.resetToken, password: `${goodPassword} again` };
    expect((await post('/api/auth/password-reset', reset)).status).toBe(204);
  });

  it('says in the reader’s language which letters an address may not have', async () => {
    const refused = await post(
      '/api/auth/register/code',
      { email: 'ışıl@example.com' },
      { cookie: 'user-language=tr' },
    );
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: '/email', key: 'email-letters' }] } });
    expect(refused.body.errors[0].message).toContain('İngilizce harfler');
  });

  it('requires accepting the terms, in the reader’s language', async () => {
    const registration = { ...(await verifiedRegistration('terms@example.com')), acceptTerms: false };
    const english = await post('/api/auth/register', registration);
    expect(english).toMatchObject({
      status: 400,
      body: {
        key: 'terms-not-accepted',
        message: 'To create a membership, you must accept the Terms of Service.',
        requestId: expect.any(String),
      },
    });
    const turkish = await post('/api/auth/register', registration, { cookie: 'user-language=tr' });
    expect(turkish.body.message).toContain('Kullanım Koşulları');
  });

  it('answers alike for known and unknown addresses; the mail to a known one says that it has an account', async () => {
    await server.register('known@example.com');
    const known = await post('/api/auth/register/code', { email: 'known@example.com' });
    const unknown = await post('/api/auth/register/code', { email: 'unknown@example.com' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const tries = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) =>
        post('/api/auth/register/verify', { email, code: '000000' }),
      ),
    );
    expect(tries.map(({ status, body }) => [status, body.key])).toEqual([
      [400, 'code-invalid'],
      [400, 'code-invalid'],
    ]);
  });

  it('invalidates a code after five wrong attempts, sequential or concurrent', async () => {
    const email = 'guess@example.com';
    await post('/api/auth/register/code', { email });
    const code = await server.mailedCode(email);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => post('/api/auth/register/verify', { email, code: wrong })),
    );
    expect(tries.filter(({ body }) => body.key === 'code-invalid')).toHaveLength(5);
    expect((await post('/api/auth/register/verify', { email, code })).body.key).toBe('code-expired');
  });

  it('accepts a code and its proof once, for their address only', async () => {
    const registration = await verifiedRegistration('once@example.com');
    const other = await post('/api/auth/register', { ...registration, email: 'other@example.com' });
    expect(other.body.key).toBe('verification-invalid');
    expect((await post('/api/auth/register', registration)).status).toBe(201);
    expect((await post('/api/auth/register', registration)).body.key).toBe('verification-invalid');
  });

  it.each(['12345678', 'Password2024!', 'deniz-kaya', 'filiz1234', 'aaaaaaaa'])(
    'refuses the password %s',
    async (password) => {
      const email = `weak-${password.length}${password.charCodeAt(0)}@example.com`;
      const reply = await post('/api/auth/register', { ...(await verifiedRegistration(email)), password });
      expect(reply.body.key).toBe('password-weak');
    },
  );

  it('reports every invalid field', async () => {
    const reply = await post('/api/auth/register', {
      fullName: ' ',
      email: 'nope',
      password: 'short',
      acceptTerms: 'yes',
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors.map(({ path, key }: { path: string; key: string }) => [path, key])).toEqual([
      ['/fullName', 'required'],
      ['/email', 'email'],
      ['/password', 'too-short'],
      ['/verificationToken', 'required'],
      ['/acceptTerms', 'wrong-type'],
    ]);
  });
});

describe('signing in', () => {
  it('accepts only the right password, and answers the same for an unknown address', async () => {
    await server.register('login@example.com');
    const right = await post('/api/auth/login', { email: ' Login@example.com'.trim(), password: goodPassword });
    expect(right.status).toBe(200);
    const wrong = await post('/api/auth/login', { email: 'login@example.com', password: 'something else' });
    const nobody = await post('/api/auth/login', { email: 'nobody@example.com', password: 'something else' });
    expect([wrong.status, wrong.body.key, wrong.body.message]).toEqual([
      nobody.status,
      nobody.body.key,
      nobody.body.message,
    ]);
    expect(wrong.body.key).toBe('credentials-invalid');
  });

  it('ends the session at sign-out', async () => {
    const { token } = await server.register();
    expect((await server.call('POST', '/api/auth/logout', { token })).status).toBe(204);
    expect(await server.call('GET', '/api/user/current', { token })).toMatchObject({
      status: 401,
      body: { key: 'unauthorized' },
    });
  });

  it('is limited after ten wrong passwords for one account', async () => {
    const attempt = () => post('/api/auth/login', { email: 'slow@example.com', password: 'wrong password' });
    const replies = [];
    for (let count = 0; count < 11; count += 1) replies.push(await attempt());
    expect(replies.slice(0, 10).every(({ status }) => status === 400)).toBe(true);
    expect(replies[10]).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    expect(Number(replies[10]!.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('stores only hashes of token and password', async () => {
    const { token, user } = await server.register();
    const { connection } = server.services.database;
    const stored = JSON.stringify([
      await connection('sessions').where({ user_id: user.id }),
      await connection('users').where({ id: user.id }),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(goodPassword);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it('rehashes a password with outdated parameters, without rejecting concurrent logins', async () => {
    const { user } = await server.register();
    const row = server.services.database.connection('users').where({ id: user.id });
    await row.clone().update({ password_hash: await hash(goodPassword, { memoryCost: 8192, timeCost: 1 }) });
    const credentials = { email: user.email, password: goodPassword };
    const replies = await Promise.all(Array.from({ length: 4 }, () => post('/api/auth/login', credentials)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { password_hash } = await row.clone().first('password_hash');
    expect(password_hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect((await post('/api/auth/login', credentials)).status).toBe(200);
  });
});

describe('resetting a password', () => {
  it('sets a new password and ends every session', async () => {
    const { token } = await server.register('reset@example.com');
    await post('/api/auth/password-reset/code', { email: 'reset@example.com' });
    const code = await server.mailedCode('reset@example.com');
    const verified = await post('/api/auth/password-reset/verify', { email: 'reset@example.com', code });
    const password = 'harbour violin chestnut';
    const weak = await post('/api/auth/password-reset', { ...verified.body.data, password: 'password1' });
    expect(weak.body.key).toBe('password-weak');
    expect((await post('/api/auth/password-reset', { ...verified.body.data, password })).status).toBe(204);
    expect((await server.call('GET', '/api/user/current', { token })).status).toBe(401);
    expect((await post('/api/auth/login', { email: 'reset@example.com', password })).status).toBe(200);
  });

  it('resets the limit of wrong passwords', async () => {
    const email = 'forgetful@example.com';
    await server.register(email);
    for (let count = 0; count < 11; count += 1) await post('/api/auth/login', { email, password: 'not this one' });
    await post('/api/auth/password-reset/code', { email });
    const code = await server.mailedCode(email);
    const verified = await post('/api/auth/password-reset/verify', { email, code });
    const password = 'quiet harbour lamp';
    await post('/api/auth/password-reset', { ...verified.body.data, password });
    expect((await post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('answers alike for an unknown address, and sends no mail', async () => {
    expect((await post('/api/auth/password-reset/code', { email: 'stranger@example.com' })).status).toBe(204);
    await expect(server.mailedCode('stranger@example.com')).rejects.toThrow('no code');
  });
});

it('changes name and language', async () => {
  const { token } = await server.register();
  const reply = await server.call('PATCH', '/api/user/current', { token, body: { fullName: 'Işıl', language: 'tr' } });
  expect(reply.body.data).toMatchObject({ fullName: 'Işıl', language: 'tr' });
  const smuggled = await server.call('PATCH', '/api/user/current', { token, body: { email: 'x@example.com' } });
  expect(smuggled.body.data.email).not.toBe('x@example.com');
});

it('keeps the date on which the terms were first accepted', async () => {
  const { token, user } = await server.register();
  const day = '2026-01-02T03:04:05.678Z';
  const row = () => server.services.database.connection('users').where({ id: user.id });
  await row().update({ terms_accepted_at: day });
  expect((await server.call('PATCH', '/api/user/current', { token, body: { acceptTerms: true } })).status).toBe(200);
  expect(await row().first('terms_accepted_at')).toEqual({ terms_accepted_at: day });
});

it('rejects names with control characters or unpaired surrogates', async () => {
  const { token } = await server.register();
  const rename = (fullName: string) => server.call('PATCH', '/api/user/current', { token, body: { fullName } });
  for (const sign of ['\r\n', '\u0000', '\u001b[31m', '\u0085', '\u2028', '\ud800'])
    expect((await rename(`Ada${sign}Lovelace`)).body.errors).toMatchObject([
      { path: '/fullName', key: 'wrong-format' },
    ]);
  expect((await rename('👩‍🚀 Ada Çağlar-O’Brien')).status).toBe(200);
});

describe('a password with combining characters', () => {
  const composed = 'ğüşiöç'.repeat(16);
  const apart = composed.normalize('NFD');

  it('is normalised before it is compared and before its length is checked', async () => {
    expect([composed.length, apart.length]).toEqual([96, 176]);
    const email = 'keyboards@example.com';
    const registration = { ...(await verifiedRegistration(email)), password: composed };
    expect((await post('/api/auth/register', registration)).status).toBe(201);
    for (const password of [apart, composed])
      expect((await post('/api/auth/login', { email, password })).status).toBe(200);
  });

  it('has its length checked after normalisation', async () => {
    const { token } = await server.register();
    const body = { currentPassword: goodPassword, newPassword: 'ğüşöç'.normalize('NFD') };
    expect(body.newPassword).toHaveLength(10);
    const reply = await server.call('POST', '/api/user/change-password', { token, body });
    expect(reply.body.errors).toMatchObject([{ path: '/newPassword', key: 'too-short' }]);
  });
});
