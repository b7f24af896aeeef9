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
  projects: [{ id: 'p', user_id: 'deniz', workspace_id: 'home', ...project, updated_at: time, last_opened_at: time }],
  version_contents: [
    { id: 'a', project_id: 'p', toolset_id: 'about', content },
    { id: 'b', project_id: 'p', toolset_id: 'swot', content: '{}' },
  ],
};

describe.each(dialects)('versions from before their sizes were noted, on %s', (dialect) => {
  it('have them in bytes, however often they are brought up to date', async () => {
    const test = await createTestDatabase(dialect);
    const file = path.join(path.dirname(test.file), 'filiz.sqlite');
    const database = await openDatabase(test.url ? { url: test.url } : { file });
    const { connection } = database;
    const earlier = Object.keys(migrations).filter((name) => name < '2026-12-02-version-sizes');
    await migrate(connection, dialect, earlier);
    for (const [table, of] of Object.entries(rows)) await connection(table).insert(of);
    await database.migrate();
    await migrations['2026-12-02-version-sizes']!.up(connection);
    const sizes = await connection('version_contents').orderBy('id').pluck('bytes');
    expect(sizes).toEqual([Buffer.byteLength(content), 2]);
    await migrations['2026-12-02-version-sizes']!.down!(connection);
    expect(await connection.schema.hasColumn('version_contents', 'bytes')).toBe(false);
    await database.close();
    await test.drop();
  });
});
