import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { GoogleSession } from '#engine/protocol/account.ts';
import { ReferenceMissingError } from '#server/errors/ReferenceMissingError.ts';
import { signInAtProvider } from '#server/testing/signInAtProvider.ts';
import {
  type Misbehaviour,
  startIdentityProvider,
  type TestIdentityProvider,
} from '#server/testing/startIdentityProvider.ts';
import { goodPassword, type Reply, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let provider: TestIdentityProvider;
let server: TestServer;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestServer(provider.environment);
});
afterAll(async () => {
  await server.stop();
  await provider.stop();
});
afterEach(() => provider.misbehave({}));

const verified = (email: string, name = 'Ada Lovelace') => ({ email, email_verified: true, name });

async function begin(query = '', at = server): Promise<string> {
  const reply = await at.call('GET', `/api/auth/google${query}`);
  expect(reply.status).toBe(200);
  return reply.body.data.url;
}

/** Posts the parameters that the return page finds in its URL. */
async function comeBack(login: string, query = '') {
  const { searchParams } = await signInAtProvider(await begin(query), login);
  return { code: searchParams.get('code')!, state: searchParams.get('state')! };
}

const finish = (body: object, headers = {}, at = server) => at.call('POST', '/api/auth/google', { body, headers });

async function signIn(login: string, query = ''): Promise<GoogleSession> {
  const reply = await finish(await comeBack(login, query));
  expect([reply.status, reply.body.key]).toEqual([200, undefined]);
  return reply.body.data;
}

const rowsOf = (table: string, where: object) => server.services.database.connection(table).where(where);
const usersAt = (email: string) => rowsOf('users', { email });

describe('signing in with Google', () => {
  it('creates an account as registration does', async () => {
    provider.accounts.set('new', verified('New@Example.com', '  Ada Lovelace '));
    const reply = await finish(await comeBack('new'), { cookie: 'user-language=tr' });
    expect(reply.status).toBe(200);
    expect(reply.headers.get('set-cookie')).toContain('XSRF-TOKEN=');
    const { token, user, isNew } = reply.body.data as GoogleSession;
    expect(isNew).toBe(true);
    expect(user).toMatchObject({
      fullName: 'Ada Lovelace',
      email: 'new@example.com',
      language: 'tr',
      hasPassword: false,
      termsAccepted: false,
    });
    expect((await server.call('GET', '/api/user/current', { token })).body.data).toEqual(user);
    await server.call('PATCH', '/api/user/current', { token, body: { acceptTerms: true } });
    const workspaces = await server.call('GET', '/api/workspaces', { token });
    expect(workspaces.body.data).toMatchObject([{ name: 'Çalışma alanım', isDefault: true }]);
    const balance = (await server.call('GET', '/api/balance', { token })).body.data;
    expect(balance.entries).toMatchObject([{ reason: 'grant', amount: balance.balance, reference: 'welcome' }]);
  });

  it('finds the account by its subject, also when the address at Google has changed', async () => {
    provider.accounts.set('returning', verified('before@example.com'));
    const first = await signIn('returning');
    provider.accounts.set('returning', verified('after@example.com', 'Ada King'));
    const second = await signIn('returning');
    expect(second.user).toEqual(first.user);
    expect(second.isNew).toBe(false);
    expect(second.token).not.toBe(first.token);
    expect(await usersAt('after@example.com')).toEqual([]);
  });

  it('records terms accepted before the redirect, at the first sign-in or later', async () => {
    provider.accounts.set('terms', verified('terms@example.com'));
    expect((await signIn('terms', '?acceptTerms=false')).user.termsAccepted).toBe(false);
    expect((await signIn('terms', '?acceptTerms=true')).user.termsAccepted).toBe(true);
    expect((await signIn('terms')).user.termsAccepted).toBe(true);
    provider.accounts.set('terms-at-once', verified('terms-at-once@example.com'));
    expect((await signIn('terms-at-once', '?acceptTerms=true')).user.termsAccepted).toBe(true);
  });

  it('fills in a missing name, and truncates long ones', async () => {
    provider.accounts.set('nameless', { email: 'nameless@example.com', email_verified: true });
    expect((await signIn('nameless')).user.fullName).toBe('nameless');
    provider.accounts.set('liner', verified('liner@example.com', 'Ada\r\n\u001bLovelace'));
    expect((await signIn('liner')).user.fullName).toBe('Ada Lovelace');
    provider.accounts.set('unseen', verified('unseen@example.com', '\u202e\u200b'));
    expect((await signIn('unseen')).user.fullName).toBe('unseen');
    provider.accounts.set('long', verified('long@example.com', 'ş'.repeat(300)));
    expect((await signIn('long')).user.fullName).toBe('ş'.repeat(120));
  });

  it('fetches the address from the userinfo endpoint when the ID token lacks it', async () => {
    const strict = await startIdentityProvider({ emailInToken: false });
    const other = await startTestServer(strict.environment);
    strict.accounts.set('asked', verified('asked@example.com'));
    const { searchParams } = await signInAtProvider(await begin('', other), 'asked');
    const reply = await finish(Object.fromEntries(searchParams), {}, other);
    expect(reply.body.data.user).toMatchObject({ email: 'asked@example.com', fullName: 'Ada Lovelace' });
    await other.stop();
    await strict.stop();
  });
});

describe('an account that has the address already', () => {
  it('is linked, and notified by mail', async () => {
    const { user } = await server.register('joined@example.com');
    provider.accounts.set('joined', verified('Joined@example.com', 'Somebody Else'));
    expect(await signIn('joined')).toMatchObject({ user, isNew: false });
    expect((await signIn('joined')).user).toEqual(user);
    await server.services.mailer.idle();
    const outbox = path.join(server.services.config.dataDirectory, 'outbox');
    const told = readdirSync(outbox)
      .map((file) => readFileSync(path.join(outbox, file), 'utf8'))
      .filter(
        (mail) =>
          mail.includes('joined@example.com') && mail.includes('Google sign-in was added to your Filiz account'),
      );
    expect(told).toHaveLength(1);
    const password = await server.call('POST', '/api/auth/login', {
      body: { email: 'joined@example.com', password: goodPassword },
    });
    expect(password.status).toBe(200);
  });

  it('is not linked to a second Google account with the same address', async () => {
    provider.accounts.set('first-owner', verified('recycled@example.com'));
    await signIn('first-owner');
    provider.accounts.set('first-owner', verified('moved-away@example.com'));
    provider.accounts.set('second-owner', verified('recycled@example.com'));
    const reply = await finish(await comeBack('second-owner'));
    expect(reply).toMatchObject({ status: 400, body: { key: 'google-other-account' } });
    expect(reply.body.message).toContain('another Google account');
  });

  it('is linked to only one of several concurrent Google accounts', async () => {
    for (const turn of [1, 2, 3]) {
      const email = `contested-${turn}@example.com`;
      const { user } = await server.register(email);
      const logins = ['a', 'b', 'c'].map((name) => `contested-${turn}${name}`);
      for (const login of logins) provider.accounts.set(login, verified(email));
      const returns = await Promise.all(logins.map((login) => comeBack(login)));
      const replies = await Promise.all(returns.map((back) => finish(back)));
      const keys = replies.map(({ body }) => body.key ?? 'signed in');
      expect(keys.toSorted()).toEqual(['google-other-account', 'google-other-account', 'signed in']);
      expect(await rowsOf('identities', { user_id: user.id })).toHaveLength(1);
    }
  });

  it('is looked up again when it was deleted during the sign-in', async () => {
    provider.accounts.set('leaving', verified('leaving@example.com'));
    await signIn('leaving');
    const back = await comeBack('leaving');
    const { database } = server.services;
    const transaction = database.transaction.bind(database);
    const spy = vi.spyOn(database, 'transaction');
    spy.mockImplementationOnce(transaction).mockRejectedValueOnce(new ReferenceMissingError());
    expect((await finish(back)).status).toBe(200);
    spy.mockRestore();
  });

  it('belongs to whoever proves the address, not to a pending registration', async () => {
    const email = 'begun@example.com';
    await server.call('POST', '/api/auth/register/code', { body: { email } });
    const code = await server.mailedCode(email);
    provider.accounts.set('begun', verified(email));
    const { user } = await signIn('begun');
    expect((await server.call('POST', '/api/auth/register/verify', { body: { email, code } })).body.key).toBe(
      'code-invalid',
    );
    expect((await usersAt(email)).map(({ id }) => id)).toEqual([user.id]);
    const guess = await server.call('POST', '/api/auth/login', { body: { email, password: goodPassword } });
    expect(guess.body.key).toBe('credentials-invalid');
  });

  it('is not created again by a pending registration', async () => {
    const email = 'nearly@example.com';
    await server.call('POST', '/api/auth/register/code', { body: { email } });
    const code = await server.mailedCode(email);
    const proof = await server.call('POST', '/api/auth/register/verify', { body: { email, code } });
    provider.accounts.set('nearly', verified(email));
    await signIn('nearly');
    const registration = { fullName: 'Deniz', email, password: goodPassword, acceptTerms: true, ...proof.body.data };
    expect((await server.call('POST', '/api/auth/register', { body: registration })).status).toBe(400);
    expect((await usersAt(email)).map(({ password_hash }) => password_hash)).toEqual([null]);
  });
});

describe('an address that Google has not verified', () => {
  it.each([
    ['unverified', { email_verified: false }],
    ['said to be verified in words', { email_verified: 'true' }],
    ['without any word on it', {}],
    ['missing', { email: undefined, email_verified: true }],
  ])('neither joins nor makes an account: %s', async (what, claims) => {
    const subject = `unproven ${what}`.replaceAll(' ', '-');
    const email = `${subject}@example.com`;
    provider.accounts.set(subject, { email, name: 'Mallory', ...(claims as object) });
    const owner = await server.register(email);
    const reply = await finish(await comeBack(subject));
    expect(reply).toMatchObject({ status: 400, body: { key: 'google-email-unverified' } });
    expect(await rowsOf('identities', { user_id: owner.user.id })).toEqual([]);

    const free = `free-${email}`;
    provider.accounts.set(subject, {
      ...provider.accounts.get(subject),
      ...('email' in claims ? {} : { email: free }),
    });
    expect((await finish(await comeBack(subject))).body.key).toBe('google-email-unverified');
    expect(await usersAt(free)).toEqual([]);
    expect((await server.register(free)).user.email).toBe(free);
  });
});

describe('a subject that OpenID Connect does not allow', () => {
  it.each([
    ['a blank behind', (subject: string) => `${subject} `],
    ['a letter beyond ASCII', (subject: string) => `${subject}ı`],
    ['256 characters', (subject: string) => subject.padEnd(256, 'x')],
  ])('opens no account, neither one that looks alike: %s', async (what, disguise) => {
    const subject = what.replaceAll(' ', '-');
    provider.accounts.set(subject, verified(`${subject}@example.com`));
    await signIn(subject);
    const back = await comeBack(subject);
    provider.misbehave({ claims: { sub: disguise(subject) } });
    expect((await finish(back)).body.key).toBe('google-refused');
  });
});

describe('a way back that does not fit', () => {
  const refused = (reply: Reply, key: string) => expect([reply.status, reply.body.key]).toEqual([400, key]);

  beforeAll(() => void provider.accounts.set('careful', verified('careful@example.com')));

  it('is closed after its use', async () => {
    const returned = await comeBack('careful');
    expect((await finish(returned)).status).toBe(200);
    refused(await finish(returned), 'google-state-invalid');
  });

  it('is closed after a failed attempt', async () => {
    const returned = await comeBack('careful');
    refused(await finish({ ...returned, code: 'guessed' }), 'google-refused');
    refused(await finish(returned), 'google-state-invalid');
  });

  it('is refused for an unknown state', async () => {
    refused(await finish({ ...(await comeBack('careful')), state: 'made-up' }), 'google-state-invalid');
  });

  it('expires after ten minutes', async () => {
    const returned = await comeBack('careful');
    const { connection } = server.services.database;
    const [row] = await connection('sign_in_flows');
    expect(Date.parse(row.expires_at) - Date.now()).toBeLessThanOrEqual(600_000);
    await connection('sign_in_flows').update({ expires_at: new Date(Date.now() - 1).toISOString() });
    refused(await finish(returned), 'google-state-invalid');
  });

  it('refuses the code of another flow', async () => {
    const [mine, theirs] = [await comeBack('careful'), await comeBack('careful')];
    refused(await finish({ code: theirs.code, state: mine.state }), 'google-refused');
  });

  it('refuses another issuer', async () => {
    const returned = await comeBack('careful');
    refused(await finish({ ...returned, iss: 'https://accounts.example.com' }), 'google-refused');
  });

  it.each<[string, Misbehaviour]>([
    ['another nonce', { claims: { nonce: 'of-another-trip' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['another audience', { claims: { aud: 'another-application' } }],
    ['another issuer', { claims: { iss: 'https://accounts.example.com' } }],
    ['a time that is over', { claims: { iat: 1_700_000_000, exp: 1_700_000_600 } }],
    ['another signature', { foreignKey: true }],
  ])('takes no token with %s', async (_, how) => {
    provider.accounts.set('forged', verified('forged@example.com'));
    provider.misbehave(how);
    refused(await finish(await comeBack('forged')), 'google-refused');
    expect(await usersAt('forged@example.com')).toEqual([]);
  });

  it('says so in the reader’s language', async () => {
    const body = { code: 'x', state: 'y' };
    const english = (await finish(body)).body;
    const turkish = (await finish(body, { cookie: 'user-language=tr' })).body;
    expect(english.message).toContain('works once and for ten minutes');
    expect(turkish.message).toContain('on dakika');
  });

  it('is stored as a hash only', async () => {
    const { state } = await comeBack('careful');
    expect(JSON.stringify(await rowsOf('sign_in_flows', {}))).not.toContain(state);
  });
});

describe('several at once', () => {
  it('use a state for exactly one session', async () => {
    provider.accounts.set('twice', verified('twice@example.com'));
    const returned = await comeBack('twice');
    const replies = await Promise.all([finish(returned), finish(returned), finish(returned)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const [user] = await usersAt('twice@example.com');
    expect(await rowsOf('sessions', { user_id: user.id })).toHaveLength(1);
  });

  it.each(['make', 'join'])('%s one account when a person signs in from several windows', async (what) => {
    for (const turn of [1, 2, 3]) {
      const login = `windows-${what}-${turn}`;
      if (what === 'join') await server.register(`${login}@example.com`);
      provider.accounts.set(login, verified(`${login}@example.com`));
      const returned = await Promise.all([1, 2, 3, 4].map(() => comeBack(login)));
      const replies = await Promise.all(returned.map((each) => finish(each)));
      expect(replies.map(({ status, body }) => [status, body.key])).toEqual(returned.map(() => [200, undefined]));
      expect(new Set(replies.map(({ body }) => body.data.user.id)).size).toBe(1);
      expect(await usersAt(`${login}@example.com`)).toHaveLength(1);
    }
  });

  it('can return to another server than the one they left from', async () => {
    provider.accounts.set('elsewhere', verified('elsewhere@example.com'));
    const { config } = server.services;
    const second = await startTestServer(
      { ...provider.environment, DATA_DIR: config.dataDirectory },
      { database: { url: config.databaseUrl ?? undefined, file: '', drop: async () => {} } },
    );
    expect((await finish(await comeBack('elsewhere'), {}, second)).status).toBe(200);
    await second.stop();
  });
});

describe('while Google is away', () => {
  it.each<Misbehaviour['away']>(['silent', 'failing'])(
    'says so before anybody leaves, and finds it again: %s',
    async (away) => {
      const fresh = await startTestServer(provider.environment);
      provider.misbehave({ away });
      const reply = await fresh.call('GET', '/api/auth/google');
      expect(reply).toMatchObject({ status: 503, body: { key: 'unavailable' } });
      expect(reply.headers.get('retry-after')).toBe('5');
      provider.misbehave({});
      expect((await fresh.call('GET', '/api/auth/google')).status).toBe(200);
      await fresh.stop();
    },
  );

  it.each<Misbehaviour['away']>(['silent', 'failing'])('says so to whoever comes back: %s', async (away) => {
    provider.accounts.set('waiting', verified('waiting@example.com'));
    const returned = await comeBack('waiting');
    provider.misbehave({ away });
    expect((await finish(returned)).status).toBe(503);
    provider.misbehave({});
    expect((await signIn('waiting')).user.email).toBe('waiting@example.com');
  });
});

it('is not offered where it is not configured', async () => {
  const plain = await startTestServer();
  const replies = [await plain.call('GET', '/api/auth/google'), await finish({ code: 'x', state: 'y' }, {}, plain)];
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 400, body: { key: 'google-unavailable' } });
    expect(reply.body.message).toContain('not set up');
  }
  expect((await plain.call('GET', '/api/configuration')).body.data.google).toBe(false);
  expect((await server.call('GET', '/api/configuration')).body.data.google).toBe(true);
  await plain.stop();
});
