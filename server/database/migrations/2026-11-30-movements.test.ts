import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createTestDatabase, dialects } from '#server/testing/testDatabases.ts';

import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const time = '2026-11-20T10:00:00.000Z';
const [single, batch, gone] = [createId(), createId(), createId()];
const tokens = { tokens_reserved: 0, tokens_charged: 0 };
const person = { email: 'deniz@example.com', full_name: 'Deniz', language: 'tr', password_hash: '-', created_at: time };
const project = { name: 'p', search_name: 'p', description: '', mode: 'full', language: 'en', created_at: time };
const generation = {
  user_id: 'deniz',
  project_id: 'p',
  status: 'succeeded',
  language: 'en',
  attempt: 0,
  created_at: time,
};
const step = (generation_id: string, position: number, toolset_id: string) => ({
  generation_id,
  position,
  toolset_id,
  status: 'succeeded',
  ...tokens,
});
const posted = {
  welcome: ['grant', 'welcome'],
  reserved: ['reserve', single],
  settled: ['settle', `${single}/0`],
  several: ['reserve', batch],
  second: ['release', `${batch}/1`],
  longAgo: ['reserve', gone],
  bought: ['purchase', `payment/${createId()}`],
} as const;
const rows = {
  users: [{ id: 'deniz', ...person }],
  workspaces: [{ id: 'home', user_id: 'deniz', name: 'Home', is_default: true, created_at: time }],
  projects: [{ id: 'p', user_id: 'deniz', workspace_id: 'home', ...project, updated_at: time, last_opened_at: time }],
  generations: [
    { id: single, kind: 'toolset', ...generation, ...tokens },
    { id: batch, kind: 'batch', ...generation, ...tokens },
  ],
  generation_steps: [step(single, 0, 'market'), step(batch, 0, 'about'), step(batch, 1, 'persona')],
  ledger_transactions: Object.entries(posted).map(([id, [kind, reference]]) => ({
    id,
    kind,
    reference,
    once: id,
    created_at: time,
  })),
  ledger_entries: Object.keys(posted).map((id) => ({ id, transaction_id: id, account_id: 'house-usage', amount: 0 })),
};

describe.each(dialects)('a ledger from before it told what tokens were moved for, on %s', (dialect) => {
  it('learns it from the generations that are still there, however often it is brought up to date', async () => {
    const test = await createTestDatabase(dialect);
    const file = path.join(path.dirname(test.file), 'filiz.sqlite');
    const database = await openDatabase(test.url ? { url: test.url } : { file });
    const { connection } = database;
    const earlier = Object.keys(migrations).filter((name) => name < '2026-11-30-movements');
    await migrate(connection, dialect, earlier);
    for (const [table, of] of Object.entries(rows)) await connection(table).insert(of);
    await database.migrate();
    await migrations['2026-11-30-movements']!.up(connection);
    const stored = await connection('ledger_entries')
      .join('ledger_transactions', 'ledger_transactions.id', 'transaction_id')
      .select('ledger_entries.id', 'reason', 'project_id', 'toolset_id', 'started_by');
    const told = Object.fromEntries(stored.map(({ id, ...row }) => [id, Object.values(row)]));
    expect(told).toEqual({
      welcome: ['grant', null, null, null],
      reserved: ['reserve', 'p', 'market', 'deniz'],
      settled: ['settle', 'p', 'market', 'deniz'],
      several: ['reserve', 'p', null, 'deniz'],
      second: ['release', 'p', 'persona', 'deniz'],
      longAgo: ['reserve', null, null, null],
      bought: ['purchase', null, null, null],
    });
    await migrations['2026-11-30-movements']!.down!(connection);
    expect(await connection.schema.hasColumn('ledger_entries', 'reason')).toBe(false);
    await database.close();
    await test.drop();
  });
});
