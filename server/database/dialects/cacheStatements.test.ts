import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';

import { cacheStatements } from './cacheStatements.ts';

let directory: string;
let database: Database;

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'filiz-statements-'));
  database = await openDatabase({ file: path.join(directory, 'test.sqlite') });
  await database.connection.raw('create table notes (id integer primary key, text text)');
});

afterEach(async () => {
  await database.close();
  rmSync(directory, { recursive: true });
});

it('binds each call’s own values to a repeated query', async () => {
  for (const text of ['first', 'second']) await database.connection('notes').insert({ text });
  const read = (id: number) => database.connection('notes').where({ id }).first('text');
  expect([await read(1), await read(2), await read(1)]).toEqual([
    { text: 'first' },
    { text: 'second' },
    { text: 'first' },
  ]);
});

it('returns a column that was added after the query was first prepared', async () => {
  await database.connection('notes').insert({ text: 'kept' });
  const read = () => database.connection('notes').first();
  expect(await read()).toEqual({ id: 1, text: 'kept' });
  await database.connection.raw("alter table notes add column colour text default 'green'");
  expect(await read()).toEqual({ id: 1, text: 'kept', colour: 'green' });
});

it('handles more different queries than its cache holds', async () => {
  await database.connection('notes').insert({ text: 'kept' });
  for (let number = 0; number < 700; number += 1) {
    const [row] = (await database.connection.raw(`select ${number} as number`)) as { number: number }[];
    expect(row?.number).toBe(number);
  }
});

it('finds rows of a join by values of every type, as many as the limit says', async () => {
  const { connection } = database;
  await connection.raw('create table labels (note_id integer, name text, size real, data blob)');
  await connection('notes').insert([{ text: '7' }, { text: 'second' }]);
  const labels = [{ note_id: 1, name: 'limit ?', size: 0.5, data: Buffer.from('a') }];
  await connection('labels').insert([...labels, { ...labels[0], note_id: 2 }]);
  const found = (condition: Record<string, unknown>, most = 9) =>
    connection('notes').join('labels', 'labels.note_id', 'notes.id').where(condition).limit(most).pluck('notes.id');
  expect(await found({ 'notes.id': 2 })).toEqual([2]);
  expect(await found({ text: '7' })).toEqual([1]);
  expect(await found({ name: 'limit ?', size: 0.5, data: Buffer.from('a') })).toEqual([1, 2]);
  expect(await found({ name: 'limit ?' }, 1)).toEqual([1]);
});

it('lets no plan depend on a bound value, for which SQLite would prepare the statement anew each time', () => {
  const prepared: string[] = [];
  const connection = cacheStatements({ prepare: (sql: string) => ({ number: prepared.push(sql) }) });
  for (let time = 0; time < 2; time += 1) connection.prepare('select id from notes where id = ? limit ?');
  expect(prepared).toEqual(['select id from notes where id = +? limit +?']);
});
