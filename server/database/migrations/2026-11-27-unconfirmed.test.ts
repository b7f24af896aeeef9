import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { openDatabase } from '#server/database/openDatabase.ts';
import { createTestDatabase, dialects } from '#server/testing/testDatabases.ts';

import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const time = '2026-11-20T10:00:00.000Z';
const key = { project_id: 'p', toolset_id: 'stakeholder' };
const drafted = { stakeholders: [{ id: 'a', nameOrRole: 'Owner', why: 'Pays “ğ”.', power: 4 }] };
const saved = { stakeholders: [{ id: 'a', nameOrRole: 'Owner', why: 'Asked for it.', power: 4 }] };
const tokens = { tokens_reserved: 0, tokens_charged: 0 };
const person = { email: 'deniz@example.com', full_name: 'Deniz', language: 'tr', password_hash: '-', created_at: time };
const project = { name: 'p', search_name: 'p', description: '', mode: 'full', language: 'en', created_at: time };
const generation = { user_id: 'deniz', project_id: 'p', kind: 'toolset', status: 'succeeded', language: 'en' };
const rows = {
  users: [{ id: 'deniz', ...person }],
  workspaces: [{ id: 'home', user_id: 'deniz', name: 'Home', is_default: true, created_at: time }],
  projects: [
    { id: 'p', user_id: 'deniz', workspace_id: 'home', ...project, updated_at: time, last_opened_at: time },
    { id: 'typed', user_id: 'deniz', workspace_id: 'home', ...project, updated_at: time, last_opened_at: time },
  ],
  project_toolsets: [
    { ...key, revision: 1, content: JSON.stringify(saved), draft: JSON.stringify(drafted), draft_example: false },
    { ...key, toolset_id: 'market', revision: 1, content: '{"overview":"Crowded."}' },
    { ...key, project_id: 'typed', revision: 1, content: JSON.stringify(saved) },
  ],
  generations: [{ id: 'g', ...generation, ...tokens, attempt: 0, created_at: time }],
  generation_steps: [
    {
      generation_id: 'g',
      position: 0,
      toolset_id: 'stakeholder',
      status: 'succeeded',
      content: JSON.stringify(drafted),
      ...tokens,
    },
  ],
};

describe.each(dialects)('a database from before it was known what nobody has confirmed, on %s', (dialect) => {
  it('takes for drafted what a kept step wrote, and for people’s own all else', async () => {
    const test = await createTestDatabase(dialect);
    const file = path.join(path.dirname(test.file), 'filiz.sqlite');
    const database = await openDatabase(test.url ? { url: test.url } : { file });
    const { connection } = database;
    const earlier = Object.keys(migrations).filter((name) => name < '2026-11-27');
    await migrate(connection, dialect, earlier);
    for (const [table, of] of Object.entries(rows)) await connection(table).insert(of);
    await database.migrate();
    const stored: Record<string, string | null>[] = await connection('project_toolsets')
      .orderBy(['project_id', 'toolset_id'])
      .select('unconfirmed', 'draft_unconfirmed');
    expect(stored.map((row) => Object.values(row).map((text) => JSON.parse(text ?? 'null') as unknown))).toEqual([
      [[], null],
      [['/stakeholders/0/id', '/stakeholders/0/nameOrRole', '/stakeholders/0/power'], ['']],
      [null, null],
    ]);
    await database.close();
    await test.drop();
  });
});
