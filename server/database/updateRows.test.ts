import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestDatabase, dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import type { Database } from './Database.ts';
import { openDatabase } from './openDatabase.ts';
import { readRows } from './readRows.ts';
import { StoredJson } from './StoredJson.ts';
import { updateRows } from './updateRows.ts';

interface Note {
  id: number;
  text: string | null;
  mark: string | null;
}

describe.each(dialects)('%s', (dialect) => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await createTestDatabase(dialect);
    database = await openDatabase(test.url ? { url: test.url } : { file: test.file });
    await database.connection.schema.createTable('notes', (table) => {
      table.integer('id').primary();
      table.text('text');
      table.string('mark', 20);
    });
  });

  beforeEach(async () => {
    await database.connection('notes').delete();
    await database.connection('notes').insert([
      { id: 1, text: 'one', mark: null },
      { id: 2, text: 'two', mark: 'kept' },
    ]);
  });

  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  const update = (change: Parameters<typeof updateRows>[2]) =>
    database.transaction((transaction) => updateRows(transaction, 'notes', change));
  const notes = () => readRows<Note>(database.connection, 'select id, text, mark from notes order by id', []);

  it('changes the rows that meet every condition, null among them, and no other', async () => {
    expect(await update({ set: { text: 'new' }, where: { id: 1, mark: null } })).toBe(1);
    expect(await update({ set: { text: 'new' }, where: { id: 2, mark: null } })).toBe(0);
    expect(await notes()).toEqual([
      { id: 1, text: 'new', mark: null },
      { id: 2, text: 'two', mark: 'kept' },
    ]);
  });

  it('counts a row whose values were the same before', async () => {
    expect(await update({ set: { text: 'two' }, where: { id: 2 } })).toBe(1);
  });

  it('stores a document as text, with every character', async () => {
    const document = { title: 'Şirin “ağaç” 🌱', empty: null };
    await update({ set: { text: new StoredJson(JSON.stringify(document)), mark: null }, where: { id: 2 } });
    const [found] = await database.connection('notes').where('text', 'like', '%🌱%');
    expect(found).toEqual({ id: 2, text: JSON.stringify(document), mark: null });
  });

  it('is undone with its transaction', async () => {
    const failing = database.transaction(async (transaction) => {
      await updateRows(transaction, 'notes', { set: { text: 'gone' }, where: { id: 1 } });
      expect(await readRows(transaction, 'select text from notes where id = ?', [1])).toEqual([{ text: 'gone' }]);
      throw new Error('afterwards');
    });
    await expect(failing).rejects.toThrow('afterwards');
    expect((await notes())[0]?.text).toBe('one');
  });

  it('gives the connection back after a statement that fails', async () => {
    for (let time = 0; time < 12; time += 1)
      await expect(readRows(database.connection, 'select nothing from notes', [])).rejects.toThrow('nothing');
    expect(await notes()).toHaveLength(2);
  });
});
