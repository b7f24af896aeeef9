import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPasswordHasher } from '#server/accounts/createPasswordHasher.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const newPassword = 'harbour violin chestnut';

let server: TestServer;
// One test needs logins that wait for one another's hashes.
beforeAll(async () => void (server = await startTestServer({}, { passwords: createPasswordHasher() })));
afterAll(() => server.stop());

const change = (token: string, body: object) => server.call('POST', '/api/user/change-password', { token, body });
const logIn = (email: string, password: string) =>
  server.call('POST', '/api/auth/login', { body: { email, password } });

describe('changing the password', () => {
  it('ends every session, including this one, and notifies the owner', async () => {
    const { token, user } = await server.register('ada@example.com');
    const elsewhere = (await logIn(user.email, goodPassword)).body.data.token;
    const reply = await change(token, { currentPassword: goodPassword, newPassword });
    expect(reply.status).toBe(204);
    for (const each of [token, elsewhere])
      expect((await server.call('GET', '/api/user/current', { token: each })).status).toBe(401);
    expect((await logIn(user.email, goodPassword)).body.key).toBe('credentials-invalid');
    expect((await logIn(user.email, newPassword)).status).toBe(200);
    expect((await server.mailsTo(user.email)).at(-1)!.subject).toBe('Your Filiz password was changed');
  });

  it('requires the present password, and a new one that is not weak', async () => {
    const { token, user } = await server.register();
    const wrong = await change(token, { currentPassword: 'not this one', newPassword });
    expect(wrong).toMatchObject({ status: 400, body: { key: 'password-wrong' } });
    const weak = await change(token, { currentPassword: goodPassword, newPassword: 'Password2024!' });
    expect(weak).toMatchObject({ status: 400, body: { key: 'password-weak' } });
    const short = await change(token, { currentPassword: goodPassword, newPassword: 'short' });
    expect(short.body.errors).toMatchObject([{ path: '/newPassword', key: 'too-short' }]);
    expect((await logIn(user.email, goodPassword)).status).toBe(200);
  });

  it('invalidates a pending reset', async () => {
    const { token, user } = await server.register('half@example.com');
    const body = { email: user.email };
    await server.call('POST', '/api/auth/password-reset/code', { body });
    const code = await server.mailedCode(user.email);
    const verified = await server.call('POST', '/api/auth/password-reset/verify', { body: { ...body, code } });
    await change(token, { currentPassword: goodPassword, newPassword });
    const late = await server.call('POST', '/api/auth/password-reset', {
      body: { ...verified.body.data, password: 'yet another long one' },
    });
    expect(late.body.key).toBe('verification-invalid');
  });

  it('invalidates a pending change of address', async () => {
    const { token, user } = await server.register();
    const email = 'moving@example.com';
    await server.call('POST', '/api/user/email/code', { token, body: { email, password: goodPassword } });
    const code = await server.mailedCode(email);
    await change(token, { currentPassword: goodPassword, newPassword });
    const again = (await logIn(user.email, newPassword)).body.data.token;
    const late = await server.call('POST', '/api/user/email', { token: again, body: { email, code } });
    expect(late).toMatchObject({ status: 400, body: { key: 'code-invalid' } });
  });

  it('ends sessions begun concurrently with the old password', async () => {
    const { user } = await server.register();
    const body = { email: user.email };
    await server.call('POST', '/api/auth/password-reset/code', { body });
    const code = await server.mailedCode(user.email);
    const verified = await server.call('POST', '/api/auth/password-reset/verify', { body: { ...body, code } });
    // More than are hashed at once: the last ones read the old hash, and are verified after the change.
    const reset = server.call('POST', '/api/auth/password-reset', {
      body: { ...verified.body.data, password: newPassword },
    });
    const replies = await Promise.all(Array.from({ length: 10 }, () => logIn(user.email, goodPassword)));
    expect((await reset).status).toBe(204);
    for (const { body: answer } of replies) {
      const stays = answer.data && (await server.call('GET', '/api/user/current', { token: answer.data.token }));
      expect(stays?.status ?? answer.key).toBeOneOf([401, 'credentials-invalid']);
    }
    expect((await logIn(user.email, newPassword)).status).toBe(200);
  });

  it('is limited after ten wrong passwords for one account, across addresses', async () => {
    const { token } = await server.register();
    const guess = () => change(token, { currentPassword: 'not this one', newPassword });
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(400);
    expect(await guess()).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    const right = await change(token, { currentPassword: goodPassword, newPassword });
    expect(right.status).toBe(429);
    const other = await server.register();
    expect((await change(other.token, { currentPassword: goodPassword, newPassword })).status).toBe(204);
  });

  it('asks people without a password to set one by reset', async () => {
    const { token, user } = await server.register();
    await server.services.database.connection('users').where({ id: user.id }).update({ password_hash: null });
    const reply = await change(token, { currentPassword: 'anything at all', newPassword });
    expect(reply).toMatchObject({ status: 400, body: { key: 'password-missing' } });
    expect(reply.body.message).toContain('Forgot password?');
  });
});
