import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { noDeclarations } from '#engine/contract/noDeclarations.ts';
import type { Toolset } from '#engine/contract/Toolset.ts';
import { itemAddress } from '#engine/evidence/itemAddress.ts';
import { ToolsetRegistry } from '#engine/registry/ToolsetRegistry.ts';
import { formatPointer } from '#engine/schema/pointer.ts';
import { compareVersions } from '#engine/upgrade/compareVersions.ts';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { carryDocuments } from './carryDocuments.ts';

const id = 'trial';
const time = '2026-11-20T10:00:00.000Z';
const upgrades: Toolset['manifest']['upgrades'] = [
  { to: '2.0.0', steps: [{ step: 'wrap', field: '/pains/*', as: 'pain' }] },
  { to: '3.0.0', steps: [{ step: 'move', field: '/pains', to: '/aches' }] },
];
const before = { pains: ['Gürültü “ğ” 🌱', 'Dust'] };
const after = { aches: [{ pain: 'Gürültü “ğ” 🌱' }, { pain: 'Dust' }] };

const registryOf = (version: string) => {
  const known = upgrades.filter(({ to }) => compareVersions(to, version) <= 0);
  return new ToolsetRegistry([{ manifest: { id, version, ...noDeclarations, upgrades: known } } as unknown as Toolset]);
};
const quiet = pino({ level: 'silent' });

describe.each(dialects)('documents of an earlier shape, on %s', (dialect) => {
  let test: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    test = await createMigratedDatabase(dialect);
    database = await openDatabase(test.url ? { url: test.url } : { file: test.file });
    await database.migrate();
    for (const [table, rows] of Object.entries(stored())) await database.connection(table).insert(rows);
  });
  afterEach(async () => {
    await database.close();
    await test.drop();
  });
  const carry = (version: string) => carryDocuments(database, registryOf(version), quiet);
  const read = async (table: string, column: string, toolset_id = id) => {
    const row = await database.connection(table).where({ toolset_id }).first(column);
    return JSON.parse(row[column]) as unknown;
  };

  it('are carried over wherever they are kept, with the pointers into them', async () => {
    await carry('3.0.0');
    expect(await read('project_toolsets', 'content')).toEqual(after);
    expect(await read('project_toolsets', 'draft')).toEqual(after);
    expect(await read('project_toolsets', 'draft_cut')).toEqual(['/aches/1/pain']);
    expect(await read('project_toolsets', 'unconfirmed')).toEqual(['/aches/1/pain']);
    expect(await read('project_toolsets', 'confirmed')).toEqual([
      { by: 'deniz', at: time, pointers: ['/aches/0/pain'] },
    ]);
    expect(await read('project_toolsets', 'draft_unconfirmed')).toEqual(['/aches/0/pain', '/aches/1/pain']);
    expect(await read('earlier_contents', 'content')).toEqual(after);
    expect(await read('generation_steps', 'content')).toEqual(after);
    expect(await read('version_contents', 'content')).toEqual(after);
    expect(await read('version_contents', 'unconfirmed')).toEqual(['/aches/0/pain', '/aches/1/pain']);
    // What is kept from now on is another document, whatever its text.
    expect(await read('version_contents', 'hash')).toBeNull();
    expect(await read('version_contents', 'bytes')).toBe(Buffer.byteLength(JSON.stringify(after)));
    const { fields } = await database.connection('generations').first('fields');
    expect(JSON.parse(fields)).toEqual(['/aches', '/gains']);
    expect(await read('project_toolsets', 'content', 'other')).toEqual(before);
  });

  it('are carried over once, step by step as versions come, by one of two servers that start together', async () => {
    await Promise.all([carry('2.0.0'), carry('2.0.0')]);
    expect(await read('project_toolsets', 'content')).toEqual({ pains: after.aches });
    await carry('2.4.0');
    await carry('3.0.0');
    await carry('3.0.0');
    expect(await read('project_toolsets', 'content')).toEqual(after);
  });

  it('keep what is locked: the field, the item and the list, by the ids of what a person sees', async () => {
    const items = (...ids: string[]) => ({ pains: ids.map((each) => ({ id: each, pain: `Pain ${each}` })) });
    const locks = JSON.stringify(['/pains/b/pain', '/pains/a', '/pains', '/pains/gone']);
    const write = (row: object) => database.connection('project_toolsets').where({ toolset_id: id }).update(row);
    await database.connection('toolset_shapes').insert({ toolset_id: id, version: '2.0.0' });
    await write({ content: JSON.stringify(items('a', 'b')), draft: null, locks });
    await carry('3.0.0');
    expect(await read('project_toolsets', 'locks')).toEqual(['/aches/b/pain', '/aches/a', '/aches']);

    await database.connection('toolset_shapes').where({ toolset_id: id }).update({ version: '2.0.0' });
    await write({ content: JSON.stringify(items('a')), draft: JSON.stringify(items('b')), locks });
    await carry('3.0.0');
    expect(await read('project_toolsets', 'locks')).toEqual(['/aches/b/pain', '/aches']);
  });

  it('keep their comments, at the words that they are about', async () => {
    const places = [
      null,
      '/pains',
      formatPointer(['pains', itemAddress('Dust')]),
      formatPointer(['pains', itemAddress('Gone')]),
    ];
    const comment = { project_id: 'p', toolset_id: id, user_id: 'deniz', text: 'So?', created_at: time };
    const rows = places.map((place, index) => ({ ...comment, id: `c${index}`, place }));
    const other = { ...comment, id: 'other', toolset_id: 'other', place: '/pains' };
    await database.connection('comments').insert([...rows, other]);
    await carry('3.0.0');
    expect(await database.connection('comments').orderBy('id').pluck('place')).toEqual([
      null,
      '/aches',
      formatPointer(['aches', itemAddress({ pain: 'Dust' }), 'pain']),
      formatPointer(['pains', itemAddress('Gone')]),
      '/pains',
    ]);
  });

  it('stay as they are where an earlier folder is loaded again', async () => {
    await carry('3.0.0');
    await carry('2.0.0');
    await carry('3.0.0');
    expect(await read('project_toolsets', 'content')).toEqual(after);
  });
});

const stored = () => {
  const key = { project_id: 'p', toolset_id: id };
  const text = JSON.stringify(before);
  const generation = { id: 'g', user_id: 'deniz', project_id: 'p', kind: 'toolset', status: 'queued', language: 'en' };
  const tokens = { tokens_reserved: 0, tokens_charged: 0 };
  return {
    users: [
      {
        id: 'deniz',
        email: 'deniz@example.com',
        full_name: 'Deniz',
        language: 'tr',
        password_hash: '-',
        created_at: time,
      },
    ],
    workspaces: [{ id: 'home', user_id: 'deniz', name: 'Home', is_default: true, created_at: time }],
    projects: [
      {
        id: 'p',
        user_id: 'deniz',
        workspace_id: 'home',
        name: 'p',
        search_name: 'p',
        description: '',
        mode: 'full',
        language: 'en',
        created_at: time,
        updated_at: time,
        last_opened_at: time,
      },
    ],
    project_toolsets: [
      {
        ...key,
        revision: 1,
        content: text,
        draft: text,
        draft_cut: JSON.stringify(['/pains/1']),
        unconfirmed: JSON.stringify(['/pains/1']),
        confirmed: JSON.stringify([
          { by: 'deniz', at: time, pointers: ['/pains/0'] },
          { by: 'deniz', at: time, pointers: ['/gone'] },
        ]),
        draft_unconfirmed: JSON.stringify(['']),
      },
      { ...key, toolset_id: 'other', revision: 1, content: text },
    ],
    earlier_contents: [{ ...key, content_id: 'c', content: text }],
    version_contents: [{ ...key, id: 'v', hash: 'h', content: text, unconfirmed: JSON.stringify(['']) }],
    generations: [
      { ...generation, fields: JSON.stringify(['/pains', '/gains']), ...tokens, attempt: 0, created_at: time },
    ],
    generation_steps: [{ generation_id: 'g', position: 0, toolset_id: id, status: 'queued', content: text, ...tokens }],
  };
};
