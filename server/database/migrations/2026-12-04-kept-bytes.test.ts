import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { openDatabase } from '#server/database/openDatabase.ts';
import { createTestDatabase, dialects } from '#server/testing/testDatabases.ts';

import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const time = '2026-11-20T10:00:00.000Z';
const person = { email: 'deniz@example.com', full_name: 'Deniz', language: 'tr', password_hash: '-', created_at: time };
const project = { name: 'p', search_name: 'p', description: '', mode: 'full', language: 'en', created_at: time };
const content = JSON.stringify({ text: 'Gürültü “ğ” 🌱' });
const rows = {
  users: [{ id: 'deniz', ...person }],
  workspaces: [{ id: 'home', user_id: 'deniz', name: 'Home', is_default: true, created_at: time }],
  projects: ['p', 'q'].map((id) => ({
    ...project,
    id,
    user_id: 'deniz',
    workspace_id: 'home',
    updated_at: time,
    last_opened_at: time,
  })),
  project_toolsets: [
    { project_id: 'p', toolset_id: 'about', revision: 1, content, draft: '{}' },
    { project_id: 'p', toolset_id: 'swot', revision: 0, draft: '{}' },
  ],
  earlier_contents: [{ project_id: 'p', toolset_id: 'about', content_id: 'c', content: '{}' }],
  comments: [{ id: 'd', project_id: 'p', toolset_id: 'about', user_id: 'deniz', text: 'ğ', created_at: time }],
  version_contents: [{ id: 'a', project_id: 'p', toolset_id: 'about', content, bytes: 5 }],
};

describe.each(dialects)('projects from before it was counted what is kept, on %s', (dialect) => {
  it('have it in bytes, however often they are brought up to date', async () => {
    const test = await createTestDatabase(dialect);
    const file = path.join(path.dirname(test.file), 'filiz.sqlite');
    const database = await openDatabase(test.url ? { url: test.url } : { file });
    const { connection } = database;
    const earlier = Object.keys(migrations).filter((name) => name < '2026-12-04-kept-bytes');
    await migrate(connection, dialect, earlier);
    for (const [table, of] of Object.entries(rows)) await connection(table).insert(of);
    await database.migrate();
    await migrations['2026-12-04-kept-bytes']!.up(connection);
    const found = await connection('projects').orderBy('id').select('bytes', 'version_bytes');
    const sizes = found.map((row) => [Number(row.bytes), Number(row.version_bytes)]);
    expect(sizes).toEqual([
      [Buffer.byteLength(content) + 2 + 2 + 2 + 2, 5],
      [0, 0],
    ]);
    await migrations['2026-12-04-kept-bytes']!.down!(connection);
    expect(await connection.schema.hasColumn('projects', 'bytes')).toBe(false);
    expect(await connection.schema.hasColumn('project_images', 'user_id')).toBe(false);
    await database.close();
    await test.drop();
  });
});
