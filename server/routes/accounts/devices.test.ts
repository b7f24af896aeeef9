import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DeviceSession } from '#engine/protocol/account.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const day = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

async function signIn(email: string, userAgent: string): Promise<string> {
  const body = { email, password: goodPassword };
  return (await server.call('POST', '/api/auth/login', { body, headers: { 'user-agent': userAgent } })).body.data.token;
}

async function devicesOf(token: string): Promise<DeviceSession[]> {
  return (await server.call('GET', '/api/user/sessions', { token })).body.data as DeviceSession[];
}

const isSignedIn = async (token: string) => (await server.call('GET', '/api/user/current', { token })).status === 200;

describe('signed-in devices', () => {
  it('are listed with browser, system and times, and the present one is marked', async () => {
    const { user } = await server.register('devices@example.com');
    const token = await signIn(user.email, firefox);
    const list = await devicesOf(token);
    expect(list).toHaveLength(2);
    expect(list.find(({ current }) => current)).toEqual({
      id: expect.any(String),
      device: { browser: 'Firefox', system: 'Linux' },
      current: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      lastSeenAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(JSON.stringify(list)).not.toContain(token);
  });

  it('are listed completely or in pages', async () => {
    const { user, token } = await server.register();
    for (const agent of ['one', 'two']) await signIn(user.email, agent);
    const read = async (query: string) => (await server.call('GET', `/api/user/sessions${query}`, { token })).body;
    const all = await read('');
    expect(all).toMatchObject({ data: { length: 3 }, nextCursor: null });
    const first = await read('?limit=2');
    const second = await read(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data]).toEqual(all.data);
    expect(second.nextCursor).toBeNull();
    expect((await read('?limit=0')).errors).toMatchObject([{ path: '/limit' }]);
  });

  it('accept a User-Agent of any length', async () => {
    const { user } = await server.register();
    const token = await signIn(user.email, `${firefox} ${'x'.repeat(1000)}`);
    expect((await devicesOf(token)).find(({ current }) => current)!.device.browser).toBe('Firefox');
  });

  it('can be signed out one by one, by their owner only', async () => {
    const { token, user } = await server.register();
    const phone = await signIn(user.email, firefox);
    const { id } = (await devicesOf(phone)).find(({ current }) => current)!;
    const stranger = (await server.register()).token;
    const end = (by: string) => server.call('DELETE', `/api/user/sessions/${id}`, { token: by });
    expect((await end(stranger)).status).toBe(404);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await end(token)).status).toBe(204);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(token)).toBe(true);
    expect((await end(token)).status).toBe(404);
  });

  it('can all be signed out but the present one', async () => {
    const { token, user } = await server.register();
    const others = [await signIn(user.email, firefox), await signIn(user.email, firefox)];
    const stranger = (await server.register()).token;
    expect((await server.call('DELETE', '/api/user/sessions', { token })).status).toBe(204);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(stranger)).toBe(true);
    expect(await devicesOf(token)).toHaveLength(1);
  });
});

describe('a session', () => {
  const age = (userId: string, columns: Record<string, number>) =>
    server.services.database
      .connection('sessions')
      .where({ user_id: userId })
      .update(Object.fromEntries(Object.entries(columns).map(([name, time]) => [name, new Date(time).toISOString()])));

  it('gets a new token at every sign-in, which ends the session the page had before', async () => {
    const { token, user } = await server.register();
    const body = { email: user.email, password: goodPassword };
    const next = (await server.call('POST', '/api/auth/login', { token, body })).body.data.token;
    expect(next).not.toBe(token);
    expect(await isSignedIn(next)).toBe(true);
    expect(await isSignedIn(token)).toBe(false);
    const wrong = await server.call('POST', '/api/auth/login', { token: next, body: { ...body, password: 'wrong' } });
    expect(wrong.status).toBe(400);
    expect(await isSignedIn(next)).toBe(true);
  });

  it('expires after seven days without use, and is extended by use', async () => {
    const { token, user } = await server.register();
    await age(user.id, { last_seen_at: Date.now() - 6.9 * day });
    expect(await isSignedIn(token)).toBe(true);
    const [row] = await server.services.database.connection('sessions').where({ user_id: user.id });
    expect(Date.now() - Date.parse(row.last_seen_at)).toBeLessThan(day);
    await age(user.id, { last_seen_at: Date.now() - 7.1 * day });
    expect(await isSignedIn(token)).toBe(false);
  });

  it('expires thirty days after the sign-in, also when in use', async () => {
    const { token, user } = await server.register();
    const [row] = await server.services.database.connection('sessions').where({ user_id: user.id });
    expect(Date.parse(row.expires_at) - Date.parse(row.created_at)).toBeLessThanOrEqual(30 * day);
    await isSignedIn(token);
    await age(user.id, { expires_at: Date.now() - 1, last_seen_at: Date.now() - day });
    expect(await isSignedIn(token)).toBe(false);
    const again = (
      await server.call('POST', '/api/auth/login', { body: { email: user.email, password: goodPassword } })
    ).body.data.token;
    expect(await devicesOf(again)).toHaveLength(1);
  });
});
