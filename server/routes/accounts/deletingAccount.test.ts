import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Transaction } from '#server/database/Database.ts';
import { createExampleProject } from '#server/projects/createExampleProject.ts';
import { createProject } from '#server/projects/createProject.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const write = answerFromExamples();

describe('deleting an account', () => {
  let model: FakeModelServer;
  let server: TestServer;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const remove = (person: { token: string }, body: object) =>
    server.call('DELETE', '/api/user/current', { token: person.token, body });
  const rows = async (table: string, where: object) =>
    (await server.services.database.connection(table).where(where)).length;

  it('deletes the person and all their data; the ledger stays, without a reference to them', async () => {
    const { token, user } = await server.register('ada@example.com');
    const ada = new Person(server, { id: user.id, token });
    const bert = await Person.register(server);
    const [hers, his] = [await ada.project(), await bert.project()];
    await server.call('POST', '/api/auth/password-reset/code', { body: { email: user.email } });
    const { connection } = server.services.database;
    const accounts: string[] = await connection('ledger_accounts').where({ user_id: ada.id }).pluck('id');
    expect((await remove(ada, { password: goodPassword })).status).toBe(204);

    expect((await ada.call('GET', '/api/user/current')).status).toBe(401);
    for (const table of ['sessions', 'workspaces', 'projects', 'generations', 'idempotency_keys', 'identities'])
      expect([table, await rows(table, { user_id: ada.id })]).toEqual([table, 0]);
    expect(await rows('users', { id: ada.id })).toBe(0);
    expect(await rows('project_toolsets', { project_id: hers })).toBe(0);
    expect(await rows('code_flows', { subject: user.email })).toBe(0);
    const kept = await connection('ledger_accounts').whereIn('id', accounts);
    expect(kept.map((row) => row.user_id)).toEqual([null, null]);
    expect(await connection('ledger_entries').whereIn('account_id', accounts)).not.toHaveLength(0);
    expect((await server.mailsTo(user.email)).at(-1)!.subject).toBe('Your Filiz account was deleted');
    expect((await bert.call('GET', `/api/projects/${his}`)).status).toBe(200);
  });

  it('lets the address register again, without any earlier data', async () => {
    const email = 'again@example.com';
    const first = await server.register(email);
    await remove(first, { password: goodPassword });
    const login = await server.call('POST', '/api/auth/login', { body: { email, password: goodPassword } });
    expect(login.body.key).toBe('credentials-invalid');
    const second = await server.register(email);
    expect(second.user.id).not.toBe(first.user.id);
    const projects = await server.call('GET', '/api/projects', { token: second.token });
    expect(projects.body.data).toEqual([]);
  });

  it('cancels running generations and releases their tokens first; the worker ends without an error', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    const balance = await ada.balance();
    model.script = () => ({ silent: true });
    const before = model.calls.length;
    const { id } = await ada.begin(project, 'stakeholder');
    await ada.until(id, ({ status }) => status === 'running');
    await expect.poll(() => model.calls.length).toBeGreaterThan(before);
    const { connection } = server.services.database;
    const accounts = await connection('ledger_accounts').where({ user_id: ada.id });
    expect((await remove(ada, { password: goodPassword })).status).toBe(204);
    await model.calls.at(-1)!.closed;
    model.script = ({ body }) => ({ text: write(body) });
    const after = await connection('ledger_accounts').whereIn(
      'id',
      accounts.map((account) => account.id as string),
    );
    expect(Object.fromEntries(after.map((row) => [row.kind, row.balance]))).toEqual({ wallet: balance, reserved: 0 });
    expect(await rows('generations', { id })).toBe(0);
    // The worker still serves other people.
    await (await Person.register(server)).project();
  });

  it('fails concurrent writes of the deleted person with reference-missing', async () => {
    const { services } = server;
    const ada = await Person.register(server);
    expect((await remove(ada, { password: goodPassword })).status).toBe(204);
    // As if these requests had been authenticated before the deletion.
    const person = { userId: ada.id, language: 'en' } as const;
    const late: ((transaction: Transaction) => Promise<unknown>)[] = [
      (transaction) => createExampleProject(services, transaction, person),
      (transaction) => createProject(services, transaction, { ...person, name: 'x', description: 'x' }),
    ];
    for (const work of late)
      await expect(services.database.transaction(work)).rejects.toMatchObject({ code: 'reference-missing' });
  });

  it('requires the password', async () => {
    const ada = await Person.register(server);
    expect((await remove(ada, { password: 'not this one' })).body.key).toBe('password-wrong');
    expect((await remove(ada, {})).body.errors).toMatchObject([{ path: '/password', key: 'required' }]);
    expect((await remove(ada, { code: '000000' })).body.key).toBe('code-invalid');
    expect((await ada.call('GET', '/api/user/current')).status).toBe(200);
  });

  it('accepts the mailed code of a person without a password, once, and nobody else’s', async () => {
    const { token, user } = await server.register('nopassword@example.com');
    await server.services.database.connection('users').where({ id: user.id }).update({ password_hash: null });
    const bert = await Person.register(server);
    expect((await server.call('POST', '/api/user/deletion/code', { token })).status).toBe(204);
    const code = await server.mailedCode(user.email);
    expect((await remove(bert, { code })).body.key).toBe('code-invalid');
    expect((await remove({ token }, { password: 'anything' })).body.key).toBe('password-missing');
    expect((await remove({ token }, { code })).status).toBe(204);
    expect((await server.call('GET', '/api/user/current', { token })).status).toBe(401);
    expect((await bert.call('GET', '/api/user/current')).status).toBe(200);
  });

  it('invalidates a code after five wrong attempts', async () => {
    const { token, user } = await server.register('guessed@example.com');
    await server.call('POST', '/api/user/deletion/code', { token });
    const code = await server.mailedCode(user.email);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(Array.from({ length: 8 }, () => remove({ token }, { code: wrong })));
    expect(tries.filter(({ body }) => body.key === 'code-invalid')).toHaveLength(5);
    expect((await remove({ token }, { code })).body.key).toBe('code-expired');
  });
});
