import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Config, readConfig } from '#server/config.ts';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { insertUser } from '#server/database/repositories/users.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { readServerSecret } from '#server/readServerSecret.ts';
import { dialects, dropDatabasesBeside, emptyDatabase, type TestDatabase } from '#server/testing/testDatabases.ts';

import { type BackupManifest, describeFile } from './BackupManifest.ts';
import { createBackup } from './createBackup.ts';
import { DeletionList } from './DeletionList.ts';
import { restoreBackup } from './restoreBackup.ts';

let parent: string;
let config: Config;
let test: TestDatabase;

const day = 24 * 60 * 60 * 1000;
const readIn = (...names: string[]) => readFileSync(path.join(...names));

async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const file = path.join(config.dataDirectory, 'filiz.sqlite');
  const database = await openDatabase(config.databaseUrl ? { url: config.databaseUrl } : { file });
  return work(database).finally(() => database.close());
}

const join = (fullName: string) =>
  withDatabase(async (database) => {
    const email = `${fullName}@example.com`;
    const person = { email, fullName, language: 'tr' as const, passwordHash: '-', termsAccepted: true };
    return (await database.transaction((transaction) => insertUser(transaction, person))).id;
  });
const names = () =>
  withDatabase(
    async ({ connection }) => (await connection('users').orderBy('full_name').pluck('full_name')) as string[],
  );

const backUp = (keepDays?: number) => createBackup(config, { version: '0.1.0', keepDays });
const restore = (backup?: string) => restoreBackup(config, { backup, force: true });

/** Modifies the dump or the manifest of a backup, and updates the checksums. */
async function tamper(
  folder: string,
  changes: { dump?: (text: string) => string; manifest?: Partial<BackupManifest> },
) {
  const dump = path.join(folder, 'database.ndjson.gz');
  if (changes.dump) writeFileSync(dump, gzipSync(changes.dump(String(gunzipSync(readFileSync(dump))))));
  const manifest = JSON.parse(String(readIn(folder, 'manifest.json'))) as BackupManifest;
  const files = await Promise.all(manifest.files.map((file) => describeFile(folder, file.path)));
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files, ...changes.manifest }));
}

/** Duplicates a row, which violates its primary key. */
const doubled = (text: string) =>
  text.replace(/(\n\[[^\n]*Ada[^\n]*)/, '$1$1').replace(/"rows":(\d+)/, (_, rows) => `"rows":${Number(rows) + 1}`);

/** The dump as it was before a column came. */
function withoutColumn(text: string, column: string): string {
  let place = -1;
  return text
    .split('\n')
    .map((line) => {
      if (line === '') return line;
      const content = JSON.parse(line) as { table?: string; columns?: string[] } | unknown[];
      if (Array.isArray(content)) return place < 0 ? line : JSON.stringify(content.toSpliced(place, 1));
      if (content.columns === undefined) return line;
      place = content.columns.indexOf(column);
      return JSON.stringify({ ...content, columns: content.columns.filter((name) => name !== column) });
    })
    .join('\n');
}

/** Creates a data folder and a database for each test. */
function prepare(dialect: 'sqlite' | 'mysql') {
  beforeEach(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'filiz-backup-'));
    test = await createMigratedDatabase(dialect);
    config = readConfig({ DATA_DIR: path.join(parent, 'data'), ...(test.url && { DATABASE_URL: test.url }) });
    readServerSecret(config);
    await withDatabase((database) => database.migrate());
  });
  afterEach(async () => {
    if (test.url) await dropDatabasesBeside(test.url);
    await test.drop();
    rmSync(parent, { recursive: true });
  });
}

describe.each(dialects)('backups on %s', (dialect) => {
  prepare(dialect);

  it('contain rows in every script, files, and the secret', async () => {
    await join('Işıl Öğüt 🌱 王 "\\\n');
    mkdirSync(path.join(config.dataDirectory, 'files/pictures'), { recursive: true });
    writeFileSync(path.join(config.dataDirectory, 'files/pictures/a'), 'picture');
    const secret = readServerSecret(config);
    const { folder } = await backUp();
    rmSync(config.dataDirectory, { recursive: true });
    if (test.url) await emptyDatabase(test.url);
    await restoreBackup(config, { backup: path.basename(folder), force: false });
    expect(await names()).toEqual(['Işıl Öğüt 🌱 王 "\\\n']);
    expect(String(readIn(config.dataDirectory, 'files/pictures/a'))).toBe('picture');
    expect(readServerSecret(config)).toBe(secret);
    const orphan = withDatabase(({ connection }) =>
      connection('sessions').insert({
        id: 'x',
        user_id: 'nobody',
        token_hash: 'x',
        created_at: '',
        last_seen_at: '',
        expires_at: '',
      }),
    );
    await expect(orphan).rejects.toMatchObject({ code: 'reference-missing' });
  });

  it('set aside what was there, and leave what an earlier restore set aside', async () => {
    await join('Ada');
    const { folder } = await backUp();
    await join('Bert');
    const { former } = await restore(folder);
    await restore(folder);
    const place = former.at(-1)!;
    const url = test.url && new URL(place.replace('the database ', '/'), test.url).href;
    const database = await openDatabase(url ? { url } : { file: path.join(place, 'filiz.sqlite') });
    const before = await database.connection('users').orderBy('full_name').pluck('full_name');
    await database.close();
    expect(before).toEqual(['Ada', 'Bert']);
    expect(await names()).toEqual(['Ada']);
  });

  it('change nothing when they fail half-way', async () => {
    await join('Ada');
    const { folder } = await backUp();
    await join('Bert');
    await tamper(folder, { dump: doubled });
    await expect(restore(folder)).rejects.toMatchObject({ code: 'unique-violation' });
    expect(await names()).toEqual(['Ada', 'Bert']);
    expect(readdirSync(config.dataDirectory).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('of an earlier version are migrated', async () => {
    await join('Ada');
    const { folder } = await backUp();
    const { migrations } = JSON.parse(String(readIn(folder, 'manifest.json'))) as BackupManifest;
    const before = migrations.filter((name) => name < '2026-11-07');
    const tables = (text: string) =>
      withoutColumn(withoutColumn(text, 'time_zone'), 'saves_by_itself').replace(
        /\{"table":"(departed_addresses|deleted_accounts)".*?(?=\{)/gs,
        '',
      );
    await tamper(folder, { manifest: { migrations: before }, dump: tables });
    await restore();
    expect(await names()).toEqual(['Ada']);
    expect(await withDatabase(({ connection }) => connection('migrations').pluck('name'))).toHaveLength(
      migrations.length,
    );
  });

  it('do not restore deleted accounts, whether listed beside the backups or in the database', async () => {
    const [ada, bert, cem] = [await join('Ada'), await join('Bert'), await join('Cem')];
    await backUp();
    const deletedAt = new Date().toISOString();
    await new DeletionList(config.backupDirectory).add({ userId: ada, deletedAt });
    const folder = path.join(config.backupDirectory, 'deleted-accounts');
    // Simulates a power failure in the middle of a line.
    appendFileSync(path.join(folder, readdirSync(folder)[0]!), '{"userId":"cut');
    await new DeletionList(config.backupDirectory).add({ userId: 'somebody-else', deletedAt });
    await withDatabase(({ connection }) =>
      connection('deleted_accounts').insert({ user_id: bert, deleted_at: deletedAt }),
    );
    const { deletedAgain, warnings } = await restore();
    expect(deletedAgain).toBe(2);
    expect(warnings).toEqual([expect.stringContaining('cannot be read: 1')]);
    expect(await names()).toEqual(['Cem']);
    expect(await withDatabase(({ connection }) => connection('departed_addresses').pluck('tokens_left'))).toEqual([
      0, 0,
    ]);
    expect(cem).not.toBe('');
  });
});

describe('backups', () => {
  prepare('sqlite');

  // What is wrong with the files is found in the same way whichever database they are for.
  it('change nothing when they are damaged or newer', async () => {
    await join('Ada');
    const { folder } = await backUp();
    await join('Bert');
    const dump = path.join(folder, 'database.ndjson.gz');
    const whole = [readFileSync(dump), readIn(folder, 'manifest.json')] as const;
    const faults: [expected: string, () => unknown][] = [
      ['backup-damaged', () => appendFileSync(dump, 'x')],
      ['backup-damaged', () => writeFileSync(dump, whole[0].subarray(0, -20))],
      ['backup-damaged', () => rmSync(dump)],
      ['backup-damaged', () => writeFileSync(path.join(folder, 'manifest.json'), '{"format": 1')],
      [
        'backup-damaged',
        () => tamper(folder, { manifest: { files: [{ path: '../../data/secret', bytes: 1, sha256: '' }] } }),
      ],
      ['backup-damaged', () => tamper(folder, { dump: (text) => text.replace(/\n\[.*\n$/s, '\n') })],
      // Damaged before its checksum was taken.
      ['backup-damaged', () => tamper(folder, { dump: (text) => text.replace(/\n\[/, '\n[{') })],
      ['backup-damaged', () => (writeFileSync(dump, whole[0].subarray(0, -20)), tamper(folder, {}))],
      ['backup-damaged', () => (writeFileSync(dump, 'no archive'), tamper(folder, {}))],
      ['backup-newer', () => tamper(folder, { manifest: { migrations: ['2030-01-01-things'] } })],
    ];
    for (const [expected, spoil] of faults) {
      await spoil();
      await expect(restore(folder), String(spoil)).rejects.toMatchObject({ code: expected });
      expect(await names()).toEqual(['Ada', 'Bert']);
      expect(readdirSync(config.dataDirectory).filter((name) => name.startsWith('.'))).toEqual([]);
      writeFileSync(dump, whole[0]);
      writeFileSync(path.join(folder, 'manifest.json'), whole[1]);
    }
    await restore(folder);
    expect(await names()).toEqual(['Ada']);
  });

  it('restore what they list and nothing else that lies there', async () => {
    mkdirSync(path.join(config.dataDirectory, 'files'));
    writeFileSync(path.join(config.dataDirectory, 'files/ours'), 'ours');
    const { folder } = await backUp();
    for (const stray of ['files/theirs', 'theirs']) writeFileSync(path.join(folder, 'data', stray), 'theirs');
    const { former } = await restore(folder);
    expect(former).not.toEqual([]);
    expect(String(readIn(config.dataDirectory, 'files/ours'))).toBe('ours');
    for (const stray of ['files/theirs', 'theirs'])
      expect(existsSync(path.join(config.dataDirectory, stray))).toBe(false);
  });

  it('contain the images also where DATA_DIR/images leads to another disk', async () => {
    const elsewhere = path.join(parent, 'disk');
    mkdirSync(elsewhere);
    writeFileSync(path.join(elsewhere, 'one.png'), 'picture');
    symlinkSync(elsewhere, path.join(config.dataDirectory, 'images'));
    const { folder } = await backUp();
    expect(String(readIn(folder, 'data/images/one.png'))).toBe('picture');
  });

  it('are refused where projects show images and none is found', async () => {
    symlinkSync(path.join(parent, 'nowhere'), path.join(config.dataDirectory, 'images'));
    await backUp();
    const id = await join('Ada');
    await withDatabase(async ({ connection }) => {
      const time = new Date().toISOString();
      const [name, created] = ['a-1x1.png', { created_at: time }];
      await connection('workspaces').insert({ id: 'w', user_id: id, name: 'Home', is_default: true, ...created });
      const project = { id: 'p', user_id: id, workspace_id: 'w', name: 'p', search_name: 'p', description: '' };
      const rest = { mode: 'write', language: 'en', updated_at: time, last_opened_at: time, ...created };
      await connection('projects').insert({ ...project, ...rest });
      await connection('images').insert({ file_name: name, bytes: 1, ...created });
      await connection('project_images').insert({ project_id: 'p', file_name: name });
    });
    await expect(backUp()).rejects.toMatchObject({
      code: 'images-missing',
      message: expect.stringContaining(path.join(config.dataDirectory, 'images')),
    });
  });

  it('are removed when they are older than requested, except the newest', async () => {
    const { backupDirectory } = config;
    const old = `filiz-${new Date(Date.now() - 40 * day).toISOString().replaceAll(/[:.]/g, '-')}`;
    const recent = `filiz-${new Date(Date.now() - 20 * day).toISOString().replaceAll(/[:.]/g, '-')}`;
    for (const name of [old, recent, `.partial-${old}`, 'something-else'])
      mkdirSync(path.join(backupDirectory, name), { recursive: true });
    expect((await backUp()).removed).toBe(0);
    const { removed, folder } = await backUp(30);
    expect(removed).toBe(1);
    const left = readdirSync(backupDirectory);
    expect(left).toEqual(expect.arrayContaining([recent, path.basename(folder), 'something-else']));
    expect(left).not.toContain(old);
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('list deletions of other servers, and drop days that no backup contains', async () => {
    const list = new DeletionList(config.backupDirectory);
    const deletedAt = new Date().toISOString();
    await list.add({ userId: 'long-ago', deletedAt: new Date(Date.now() - 120 * day).toISOString() });
    await withDatabase(({ connection }) =>
      connection('deleted_accounts').insert({ user_id: 'elsewhere', deleted_at: deletedAt }),
    );
    await backUp();
    await backUp();
    expect(await list.read()).toEqual({ deletions: [{ userId: 'elsewhere', deletedAt }], broken: 0 });
  });

  it('need an existing database, and otherwise say what to check', async () => {
    rmSync(path.join(config.dataDirectory, 'secret'));
    await expect(backUp()).rejects.toMatchObject({
      code: 'nothing-to-back-up',
      message: expect.stringContaining('DATA_DIR'),
    });
    readServerSecret(config);
    rmSync(path.join(config.dataDirectory, 'filiz.sqlite'));
    await expect(backUp()).rejects.toMatchObject({ code: 'nothing-to-back-up' });
    expect(existsSync(path.join(config.dataDirectory, 'filiz.sqlite'))).toBe(false);
    expect(readdirSync(config.backupDirectory)).toEqual([]);
    await expect(restore()).rejects.toMatchObject({ code: 'backup-missing' });
  });
});

it.runIf(dialects.includes('mysql'))('a backup of SQLite is restored to MySQL, and back', async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'filiz-backup-'));
  test = await createMigratedDatabase('mysql');
  const onSqlite = readConfig({ DATA_DIR: path.join(parent, 'data') });
  const onMysql = readConfig({ DATA_DIR: path.join(parent, 'data'), DATABASE_URL: test.url });
  config = onSqlite;
  readServerSecret(config);
  await withDatabase((database) => database.migrate());
  await join('Ada');
  await backUp();
  config = onMysql;
  await restore();
  expect(await names()).toEqual(['Ada']);
  await join('Bert');
  await backUp();
  config = onSqlite;
  await restore();
  expect(await names()).toEqual(['Ada', 'Bert']);
  await dropDatabasesBeside(test.url!);
  await test.drop();
  rmSync(parent, { recursive: true });
});
