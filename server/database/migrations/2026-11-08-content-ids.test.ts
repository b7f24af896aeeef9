import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { createTestDatabase, dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

import { up } from './2026-11-08-content-ids.ts';
import { migrations } from './migrations.ts';

interface Before {
  migrations: string[];
  tables: Record<string, object[]>;
  answers: { project: string; name: string; toolsets: ToolsetStatus[] }[];
  underWay: { project: string; generation: string };
}

const file = path.join(import.meta.dirname, '__fixtures__', 'beforeContentIds.json');
const before = JSON.parse(readFileSync(file, 'utf8')) as Before;

describe.each(dialects)('a database from before contents had ids, on %s', (dialect) => {
  let test: TestDatabase;
  let model: FakeModelServer;
  let server: TestServer;
  let deniz: Person;

  beforeAll(async () => {
    test = await createTestDatabase(dialect);
    await fill(test);
    const write = answerFromExamples();
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    const environment = { OPENAI_BASE_URL: model.url, DATA_DIR: path.dirname(test.file) };
    server = await startTestServer(environment, { dialect, database: test, generation: quickly });
    const body = { email: 'deniz@example.com', password: goodPassword };
    const { user, token } = (await server.call('POST', '/api/auth/login', { body })).body.data;
    deniz = new Person(server, { id: user.id, token });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
    await test.drop();
  });

  const projectNamed = (name: string) => before.answers.find((each) => each.name === name)!.project;

  it.each(before.answers)(
    '$name: reports the same status of every toolset as before',
    async ({ project, toolsets }) => {
      const said = (await deniz.call('GET', `/api/projects/${project}/toolsets`)).body.data as ToolsetStatus[];
      const reported = said.filter(({ status }) => status !== 'empty');
      // The market has depended on the stakeholders only since.
      const staleBecause = ({ id, staleBecause: ids }: ToolsetStatus) =>
        ids.filter((each) => !(id === 'market' && each === 'stakeholder'));
      expect(reported.map((each) => ({ ...each, staleBecause: staleBecause(each) }))).toEqual(
        toolsets.map((toolset) => ({
          ...toolset,
          saved: expect.any(Boolean) as boolean,
          starter: false,
          fallen: [],
          onPath: true,
          hasUnconfirmed: expect.any(Boolean) as boolean,
        })),
      );
      expect(said.filter(({ status, stale }) => status === 'empty' && stale)).toEqual([]);
    },
  );

  it('keeps the id of a pending draft when it is saved', async () => {
    const project = projectNamed('A batch waits');
    const { content } = await deniz.toolset(project, 'stakeholder');
    await deniz.save(project, 'stakeholder', content!);
    expect(await deniz.toolset(project, 'persona')).toMatchObject({ status: 'generated', stale: false });
  });

  it('restores the saved content when a pending draft is discarded', async () => {
    const project = projectNamed('A batch over what is saved');
    await deniz.call('DELETE', `/api/projects/${project}/toolsets/stakeholder/draft`);
    expect(await deniz.toolset(project, 'persona')).toMatchObject({ stale: true, staleBecause: ['stakeholder'] });
    await deniz.call('DELETE', `/api/projects/${project}/toolsets/persona/draft`);
    expect(await deniz.toolset(project, 'persona')).toMatchObject({ status: 'saved', stale: false });
  });

  it('resumes a batch that was running', async () => {
    const { project, generation } = before.underWay;
    expect((await deniz.ended(generation)).steps.map(({ status }) => status)).toEqual(Array(3).fill('succeeded'));
    for (const toolset of ['stakeholder', 'persona', 'empathy-map'])
      expect(await deniz.toolset(project, toolset)).toMatchObject({ status: 'generated', stale: false });
  });
});

/**
 * Creates the earlier tables and fills them; then runs the migration once, as if it had been interrupted at its end.
 */
async function fill(test: TestDatabase): Promise<void> {
  const database = await openDatabase(
    test.url ? { url: test.url } : { file: path.join(path.dirname(test.file), 'filiz.sqlite') },
  );
  const { connection } = database;
  const migrationSource = {
    getMigrations: async () => before.migrations,
    getMigrationName: (name: string) => name,
    getMigration: async (name: string) => migrations[name]!,
  };
  await connection.migrate.latest({ migrationSource, tableName: 'migrations' });
  for (const [table, rows] of Object.entries(before.tables)) await connection.batchInsert(table, rows, 20);
  await up(connection);
  const ids = await connection('project_toolsets').orderBy(['project_id', 'toolset_id']);
  await database.migrate();
  expect(await connection('project_toolsets').orderBy(['project_id', 'toolset_id'])).toMatchObject(ids);
  await database.close();
}
