import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sweep } from '#server/housekeeping/sweep.ts';
import { Person } from '#server/testing/Person.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('the welcome grant', () => {
  let server: TestServer;
  let whole: number;
  beforeAll(async () => {
    server = await startTestServer();
    whole = await (await register('first@example.com')).balance();
  });
  afterAll(() => server.stop());

  async function register(email: string): Promise<Person> {
    const { token, user } = await server.register(email);
    return new Person(server, { id: user.id, token });
  }

  async function leave(person: Person) {
    expect((await person.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
  }

  async function move(person: Person, email: string) {
    await person.call('POST', '/api/user/email/code', { email, password: goodPassword });
    const code = await server.mailedCode(email);
    expect((await person.call('POST', '/api/user/email', { email, code })).status).toBe(200);
  }

  it('is granted once per address: a new account gets what was left', async () => {
    const email = 'back@example.com';
    const first = await register(email);
    await first.project();
    const left = await first.balance();
    expect(left).toBeLessThan(whole);
    await leave(first);
    const second = await register('Back@Example.com');
    expect(await second.balance()).toBe(left);
    const balance = (await second.call('GET', '/api/balance')).body.data;
    expect(balance.entries).toMatchObject([{ reason: 'grant', amount: left, reference: 'welcome' }]);
    await leave(second);
    expect(await (await register(email)).balance()).toBe(left);
  });

  it('is granted in full again when it was not used', async () => {
    await leave(await register('untouched@example.com'));
    expect(await (await register('untouched@example.com')).balance()).toBe(whole);
  });

  it('moves with a change of address, and the old address gets no further grant', async () => {
    const ada = await register('old@example.com');
    await move(ada, 'new@example.com');
    const late = await register('old@example.com');
    expect((await late.call('GET', '/api/balance')).body.data).toMatchObject({ balance: 0, entries: [] });
    expect((await late.call('POST', '/api/projects', { name: 'x', description: 'x' })).body.key).toBe(
      'insufficient-tokens',
    );
    expect(await ada.balance()).toBe(whole);
    await leave(ada);
    expect(await (await register('new@example.com')).balance()).toBe(whole);
  });

  it('stores no plain address, and expires after a year or when the address registers again', async () => {
    const { connection } = server.services.database;
    await connection('departed_addresses').delete();
    const email = 'forgotten@example.com';
    await leave(await register(email));
    const rows = await connection('departed_addresses');
    expect(rows).toEqual([
      { address_hash: expect.stringMatching(/^[0-9a-f]{64}$/), tokens_left: whole, departed_at: expect.any(String) },
    ]);
    const day = 24 * 60 * 60 * 1000;
    await sweep(server.services.database, Date.now() + 364 * day);
    expect(await connection('departed_addresses')).toEqual(rows);
    await sweep(server.services.database, Date.now() + 366 * day);
    expect(await connection('departed_addresses')).toEqual([]);
    await leave(await register(email));
    await register(email);
    expect(await connection('departed_addresses')).toEqual([]);
  });
});
