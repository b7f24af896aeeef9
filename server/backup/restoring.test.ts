import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { reconcileLedger } from '#server/billing/reconcileLedger.ts';
import { reconcilePayments } from '#server/billing/reconcilePayments.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { payAtSandbox } from '#server/testing/payAtSandbox.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';
import { dialects, dropDatabasesBeside, emptyDatabase, type TestDatabase } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();
// Short, since jobs of a killed server are resumed only after their lease has expired.
const tuning = { ...quickly, times: { ...quickly.times, lease: 8000 } };
const invoiceDetails = {
  name: 'Dönkap Ambalaj A.Ş.',
  address: 'Moda Caddesi 12/3',
  taxNumber: '8790017566',
  phone: '+90 216 555 01 23',
};
const scripts = path.join(import.meta.dirname, '../../scripts');

/** Runs a command as an operator does, with a umask that would make files world-readable. */
function run(script: string, environment: Record<string, string>, ...parameters: string[]) {
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: path.join(tmpdir(), 'filiz-compiled'), ...environment };
  const command = `umask 022; exec "$0" "$@"`;
  const file = [process.execPath, path.join(scripts, `${script}.ts`), ...parameters];
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile('/bin/sh', ['-c', command, ...file], { env, cwd: tmpdir() }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

const readableByOthers = (directory: string) =>
  [directory, ...readdirSync(directory, { recursive: true }).map((name) => path.join(directory, String(name)))].filter(
    (file) => statSync(file).mode & 0o077,
  );

describe.each(dialects)('disaster recovery on %s', (dialect) => {
  const parent = mkdtempSync(path.join(tmpdir(), 'filiz-restore-'));
  const dataDirectory = path.join(parent, 'data');
  const backupDirectory = path.join(parent, 'elsewhere');
  let model: FakeModelServer;
  let test: TestDatabase;
  let environment: Record<string, string>;
  let server: ServerProcess;
  let [ada, bert]: Person[] = [];
  let emails: Record<'ada' | 'bert', string>;
  let project: string;
  let running: string;
  let balance: number;

  const start = () => startServerProcess(environment, { generation: tuning });
  const logIn = (email: string) => server.call('POST', '/api/auth/login', { body: { email, password: goodPassword } });
  const open = () => openDatabase(test.url ? { url: test.url } : { file: path.join(dataDirectory, 'filiz.sqlite') });

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    test = await createMigratedDatabase(dialect);
    environment = {
      DATA_DIR: dataDirectory,
      BACKUP_DIR: backupDirectory,
      OPENAI_BASE_URL: model.url,
      ...(test.url && { DATABASE_URL: test.url }),
    };
    server = await start();
  });
  afterAll(async () => {
    await server.kill();
    await model.stop();
    if (dialect === 'mysql') await dropDatabasesBeside(test.url!);
    await test.drop();
    rmSync(parent, { recursive: true });
  });

  it('makes a backup while people work and a generation runs', async () => {
    const sessions = [await server.register(), await server.register()] as const;
    emails = { ada: sessions[0].user.email, bert: sessions[1].user.email };
    [ada, bert] = sessions.map(({ token, user }) => new Person(server, { id: user.id, token }));
    project = await ada!.project();
    await ada!.ended((await ada!.begin(project, 'stakeholder')).id);
    await ada!.saveExample(project, 'stakeholder');
    await bert!.project();
    for (const person of [ada!, bert!]) {
      await person.call('PUT', '/api/invoice', invoiceDetails);
      const { paymentUrl } = (await person.call('POST', '/api/payments', { packageId: 'seed' })).body.data;
      await payAtSandbox(server, paymentUrl);
    }
    balance = await ada!.balance();
    model.script = () => ({ silent: true });
    running = (await ada!.begin(project, 'persona')).id;
    await ada!.until(running, ({ status }) => status === 'running');

    const { code, said } = await run('backup', environment);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Backed up to .*: \d+ rows/)]);
    expect((await ada!.read(running)).status).toBe('running');
    expect(readableByOthers(backupDirectory)).toEqual([]);
  });

  it('lists an account deleted afterwards beside the backups', async () => {
    const body = { password: goodPassword };
    expect((await server.call('DELETE', '/api/user/current', { token: bert!.token, body })).status).toBe(204);
    expect(readdirSync(path.join(backupDirectory, 'deleted-accounts'))).toHaveLength(1);
    expect(readableByOthers(backupDirectory)).toEqual([]);
  });

  it('replaces nothing while a server runs, or without --force', async () => {
    expect(await run('restore', environment)).toEqual({ code: 1, said: expect.stringContaining('--force') });
    expect(await run('restore', environment, '--force')).toEqual({
      code: 1,
      said: expect.stringContaining('Stop all servers first'),
    });
    expect((await ada!.call('GET', `/api/projects/${project}`)).status).toBe(200);
  });

  it('says in a sentence what cannot be done', async () => {
    expect(await run('restore', environment, 'one', 'two')).toEqual({
      code: 1,
      said: expect.stringMatching(/^Name one backup.*\n$/),
    });
    const elsewhere = { ...environment, BACKUP_DIR: path.join(scripts, 'backup.ts', 'no-folder') };
    expect(await run('backup', elsewhere)).toEqual({
      code: 1,
      said: expect.stringMatching(/^ENOTDIR.*BACKUP_DIR.*\n$/),
    });
    if (!test.url) return;
    const absent = { ...environment, DATABASE_URL: new URL('/filiz_test_absent', test.url).href };
    for (const command of ['backup', 'restore'])
      expect(await run(command, absent)).toEqual({
        code: 1,
        said: expect.stringMatching(/^The database refuses: Unknown database.*DATABASE_URL\.\n$/),
      });
  });

  it('restores everything except the deleted account', async () => {
    await server.kill();
    rmSync(dataDirectory, { recursive: true });
    if (test.url) await emptyDatabase(test.url);
    const { code, said } = await run('restore', environment);
    expect([code, said]).toEqual([0, expect.stringContaining('deleted again: 1.')]);
    expect(readableByOthers(dataDirectory)).toEqual([]);
    expect(existsSync(path.join(dataDirectory, 'secret'))).toBe(true);

    const database = await open();
    for (const table of ['sessions', 'workspaces', 'projects', 'generations'])
      expect([table, await database.connection(table).where({ user_id: bert!.id })]).toEqual([table, []]);
    expect(await database.connection('users').pluck('id')).toEqual([ada!.id]);
    const invoices = await database.connection('invoices').orderBy('number');
    expect(invoices.map((row) => [row.number, row.user_id, JSON.parse(row.content).buyer])).toEqual([
      [1, ada!.id, invoiceDetails],
      [2, null, { pseudonym: expect.any(String) }],
    ]);
    expect(await database.connection('invoice_details').pluck('user_id')).toEqual([ada!.id]);
    expect(await database.connection('payments').orderBy('id').pluck('user_id')).toEqual([ada!.id, null]);
    await database.close();
  });

  it('lets people continue: they sign in, save, generate; the ledger balances', async () => {
    model.script = ({ body }) => ({ text: write(body) });
    server = await start();
    expect((await logIn(emails.bert)).body.key).toBe('credentials-invalid');
    expect((await server.call('GET', '/api/user/current', { token: bert!.token })).status).toBe(401);
    // A device that was signed in at the backup may have been signed out since.
    expect((await server.call('GET', '/api/user/current', { token: ada!.token })).status).toBe(401);
    const { token, user } = (await logIn(emails.ada)).body.data;
    ada = new Person(server, { id: user.id, token });
    expect((await ada.toolset(project, 'stakeholder')).savedContent).not.toBeNull();
    // The generation that ran during the backup is resumed.
    expect((await ada.ended(running)).status).toBe('succeeded');
    await ada.saveExample(project, 'stakeholder');
    expect((await ada.ended((await ada.begin(project, 'stakeholder')).id)).status).toBe('succeeded');
    expect(await ada.balance()).toBeLessThan(balance);
    // The next invoice goes on where the last one in the backup ended.
    const { id, paymentUrl } = (await ada.call('POST', '/api/payments', { packageId: 'seed' })).body.data;
    await payAtSandbox(server, paymentUrl);
    const database = await open();
    expect(await database.connection('invoices').where({ payment_id: id }).pluck('number')).toEqual([3]);
    expect(await reconcilePayments(database.connection)).toEqual({ payments: [], credits: [], invoices: [] });
    expect(await reconcileLedger(database.connection)).toEqual({ transactions: [], accounts: [], reservations: [] });
    await database.close();
  });

  it('moves the former data aside when another backup is restored', async () => {
    await server.kill();
    const { code, said } = await run('restore', environment, '--force');
    expect([code, said]).toEqual([0, expect.stringContaining('What was there before is in')]);
    expect(readdirSync(dataDirectory).filter((name) => name.startsWith('.before-restore-'))).toHaveLength(1);
    const database = await open();
    expect(await database.connection('generations').where({ id: running }).pluck('status')).toEqual(['running']);
    expect(await database.connection('users').pluck('id')).toEqual([ada!.id]);
    await database.close();
  });
});
