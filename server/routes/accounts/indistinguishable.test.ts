import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPasswordHasher } from '#server/accounts/createPasswordHasher.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const ofAccounts = /[`"](users|sessions|code_flows)[`"]/;
const ofOneRequest = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);

describe('somebody who asks about an address', () => {
  let server: TestServer;
  const statements: string[] = [];
  // Hashing is the bulk of the work, and a measurable difference in time would start there.
  const hashing: string[] = [];
  const argon2 = {
    hash: (...given: Parameters<typeof hash>) => {
      hashing.push('hash');
      return hash(...given);
    },
    verify: (...given: Parameters<typeof verify>) => {
      hashing.push('verify');
      return verify(...given);
    },
  };

  const known = 'known@example.com';
  const withoutPassword = 'google@example.com';
  const unknown = 'unknown@example.com';

  beforeAll(async () => {
    server = await startTestServer({}, { passwords: createPasswordHasher({ argon2 }) });
    for (const email of [known, withoutPassword]) await server.register(email);
    const { connection } = server.services.database;
    await connection('users').where({ email: withoutPassword }).update({ password_hash: null });
    connection.on('query', ({ sql }: { sql: string }) => {
      if (ofAccounts.test(sql)) statements.push(sql);
    });
  });
  afterAll(() => server.stop());

  /** Everything visible in the answer, and the number of hashes computed. */
  async function look(path: string, body: object) {
    statements.length = 0;
    hashing.length = 0;
    const reply = await server.call('POST', path, { body });
    const told = { ...reply.body, requestId: undefined };
    const headers = [...reply.headers].filter(([name]) => !ofOneRequest.has(name));
    const work = { statements: [...statements], hashing: [...hashing] };
    await server.services.mailer.idle();
    // What marks a visitor, and who asked for a code, is random.
    const plain = headers.map(([name, value]) => [name, value.replaceAll(/[\w-]{32,}/g, '(random)')]);
    return { status: reply.status, told, headers: plain, work };
  }

  it.each([
    ['/api/auth/login', { password: 'not this one' }, { statements: 1, hashing: ['verify'] }],
    ['/api/auth/register/code', {}, { statements: 3, hashing: [] }],
    ['/api/auth/register/verify', { code: '000000' }, { statements: 2, hashing: [] }],
    ['/api/auth/password-reset/code', {}, { statements: 3, hashing: [] }],
    ['/api/auth/password-reset/verify', { code: '000000' }, { statements: 2, hashing: [] }],
  ])('learns nothing from %s, neither from what it says nor from what it does', async (path, rest, work) => {
    const first = await look(path, { email: unknown, ...rest });
    expect(first.work.hashing).toEqual(work.hashing);
    expect(first.work.statements).toHaveLength(work.statements);
    for (const email of [known, withoutPassword, unknown]) expect(await look(path, { email, ...rest })).toEqual(first);
  });
});
