import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { openDatabase } from '#server/database/openDatabase.ts';
import { createTestDatabase, dialects } from '#server/testing/testDatabases.ts';

import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const time = '2026-11-20T10:00:00.000Z';
const toolset_id = 'buyer-utility-map';
const map = {
  personaId: 'parents',
  currentAlternative: 'Two packs from the supermarket',
  levers: { simplicity: { use: { mark: 'pain', note: 'Zählen “ğ” 🌱' } } },
};
const solutionIdeas = [{ id: 'door', name: 'Collection at the door' }];
const before = { solutionIdeas, ...map, conclusions: ['Start with lifts.'] };
const after = (name: string) => ({
  solutionIdeas,
  conclusions: before.conclusions,
  maps: [{ id: 'map-1', name, ...map }],
});
const groups = { groups: [{ id: 'parents', name: 'New parents' }] };

const project = (id: string, language: string) => ({
  id,
  user_id: 'deniz',
  workspace_id: 'home',
  name: id,
  search_name: id,
  description: '',
  mode: 'full',
  language,
  created_at: time,
  updated_at: time,
  last_opened_at: time,
});
const toolset = (project_id: string, of: string, documents: Record<string, unknown>) => ({
  project_id,
  toolset_id: of,
  revision: 1,
  ...Object.fromEntries(Object.entries(documents).map(([name, value]) => [name, JSON.stringify(value)])),
});
const rows = {
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
  projects: [project('named', 'en'), project('nobody', 'tr'), project('empty', 'en')],
  project_toolsets: [
    toolset('named', 'final-persona', { content: groups }),
    toolset('named', toolset_id, { content: before, draft: before, draft_cut: ['/levers/simplicity/use/note'] }),
    toolset('nobody', toolset_id, { draft: { levers: {} }, draft_cut: ['/conclusions/0'] }),
    toolset('empty', toolset_id, { content: { conclusions: [] } }),
    toolset('empty', 'empathy-map', { content: { maps: [], personaId: 'kept' } }),
  ],
  earlier_contents: [{ project_id: 'named', toolset_id, content_id: 'c', content: JSON.stringify(before) }],
  generations: [
    {
      id: 'g',
      user_id: 'deniz',
      project_id: 'named',
      kind: 'toolset',
      status: 'queued',
      language: 'en',
      fields: JSON.stringify(['/levers', '/conclusions']),
      tokens_reserved: 0,
      tokens_charged: 0,
      attempt: 0,
      created_at: time,
    },
  ],
  generation_steps: [
    {
      generation_id: 'g',
      position: 0,
      toolset_id,
      status: 'queued',
      content: JSON.stringify(map),
      tokens_reserved: 0,
      tokens_charged: 0,
    },
  ],
};

describe.each(dialects)('a database from before a buyer-utility map was one of several, on %s', (dialect) => {
  it('moves the map into the list, wherever its document is kept, and nothing else', async () => {
    const test = await createTestDatabase(dialect);
    const file = path.join(path.dirname(test.file), 'filiz.sqlite');
    const database = await openDatabase(test.url ? { url: test.url } : { file });
    const { connection } = database;
    const earlier = Object.keys(migrations).filter((name) => name < '2026-11-24');
    await migrate(connection, dialect, earlier);
    for (const [table, of] of Object.entries(rows)) await connection(table).insert(of);
    await database.migrate();

    const stored = (table: string, ...columns: string[]) =>
      connection(table)
        .where({ toolset_id })
        .orderBy(table === 'generation_steps' ? 'position' : 'project_id')
        .then((all: Record<string, string | null>[]) =>
          all.map((row) => columns.map((column) => JSON.parse(row[column] ?? 'null') as unknown)),
        );
    expect(await stored('project_toolsets', 'content', 'draft', 'draft_cut')).toEqual([
      [{ conclusions: [] }, null, null],
      [after('New parents'), after('New parents'), ['/maps/0/levers/simplicity/use/note']],
      [null, { maps: [{ id: 'map-1', name: 'Harita 1', levers: {} }] }, ['/conclusions/0']],
    ]);
    expect(await stored('earlier_contents', 'content')).toEqual([[after('New parents')]]);
    expect(await stored('generation_steps', 'content')).toEqual([
      [{ maps: [{ id: 'map-1', name: 'New parents', ...map }] }],
    ]);
    const generation = await connection('generations').first('fields');
    expect(JSON.parse(generation.fields)).toEqual(['/maps/0/levers', '/conclusions']);
    const other = await connection('project_toolsets').where({ toolset_id: 'empathy-map' }).first('content');
    expect(JSON.parse(other.content)).toEqual({ maps: [], personaId: 'kept' });
    await database.close();
    await test.drop();
  });
});
