import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { UnavailableError } from '#server/errors/UnavailableError.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabases.ts';

import type { Database, Transaction } from './Database.ts';
import { GroupCommit } from './GroupCommit.ts';
import { openDatabase } from './openDatabase.ts';

let test: TestDatabase;
let database: Database;
let groups: GroupCommit;

beforeEach(async () => {
  test = await createTestDatabase('sqlite');
  database = await openDatabase({ file: test.file });
  await database.connection.raw('create table notes (text text primary key)');
  await database.connection.raw('create table links (note text references notes deferrable initially deferred)');
  groups = new GroupCommit(database.connection, 6000);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  await test.drop();
});

const note = (text: string) => async (transaction: Transaction) => {
  await transaction('notes').insert({ text });
  return text;
};
const notes = () => database.connection('notes').orderBy('text').pluck('text');
const outcomes = async (runs: Promise<unknown>[]) =>
  (await Promise.allSettled(runs)).map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason.message)));

it('commits what waits at the same time at once, and gives each its own answer', async () => {
  const begun: string[] = [];
  database.connection.on('query', ({ sql }: { sql: string }) => begun.push(sql));
  expect(await Promise.all(['a', 'b', 'c'].map((text) => groups.run(note(text))))).toEqual(['a', 'b', 'c']);
  expect(begun.filter((sql) => sql.startsWith('BEGIN'))).toHaveLength(1);
  expect(await notes()).toEqual(['a', 'b', 'c']);
});

it('takes back only what the failed one wrote, be it the first or another', async () => {
  const failing = (text: string) => async (transaction: Transaction) => {
    await note(text)(transaction);
    throw new Error(`not ${text}`);
  };
  const runs = [failing('a'), note('b'), failing('c'), note('d'), note('d')];
  const [first, second, third, fourth, fifth] = await outcomes(runs.map((run) => groups.run(run)));
  expect([first, second, third, fourth]).toEqual(['not a', 'b', 'not c', 'd']);
  expect(fifth).toMatch(/unique/i);
  expect(await notes()).toEqual(['b', 'd']);
});

it('answers nobody with a success that was not committed', async () => {
  // A deferred foreign key fails at the commit.
  const dangling = async (transaction: Transaction) => void (await transaction('links').insert({ note: 'nowhere' }));
  const ends = await Promise.allSettled([groups.run(note('a')), groups.run(dangling), groups.run(note('a'))]);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await notes()).toEqual([]);
  expect(await groups.run(note('a'))).toBe('a');
});

it('lets others read between groups', async () => {
  const runs = Array.from({ length: 40 }, (_, index) => groups.run(note(String(index))));
  const seen = (await notes()).length;
  await Promise.all(runs);
  expect(seen).toBeLessThan(40);
});

it('gives up what has waited for too long', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const impatient = new GroupCommit(database.connection, 20);
  const slow = impatient.run(async () => {
    clock = 60;
    return 'slow';
  });
  const late = impatient.run(note('late'));
  await expect(late).rejects.toBeInstanceOf(UnavailableError);
  expect(await slow).toBe('slow');
  expect(await notes()).toEqual([]);
});
