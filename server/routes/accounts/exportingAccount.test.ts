import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import { insertIdentity } from '#server/database/repositories/identities.ts';
import { insertProject } from '#server/database/repositories/projects.ts';
import { findDefaultWorkspace } from '#server/database/repositories/workspaces.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { generation: quickly })));
afterAll(() => server.stop());

const download = (token: string, headers = {}) => server.call('GET', '/api/user/export', { token, headers });

it('exports all data of a person as a file, without anybody else’s data or credentials', async () => {
  const { token, user } = await server.register('ada@example.com');
  const ada = new Person(server, { id: user.id, token });
  const project = await ada.project();
  await ada.ended((await ada.begin(project, 'stakeholder', { extraNotes: 'Mind the neighbours.' })).id);
  await (await Person.register(server)).project();
  const { database } = server.services;
  const google = { issuer: 'https://accounts.google.com', subject: '1234' };
  await database.transaction((transaction) => insertIdentity(transaction, { userId: user.id, ...google }));

  const version = (await ada.call('POST', `/api/projects/${project}/versions`, { name: 'Before the pilot' })).body.data;

  const reply = await download(token);
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/);
  expect(reply.headers.get('content-disposition')).toMatch(
    /^attachment; filename="filiz-my-data-\d{4}-\d\d-\d\d\.json"; /,
  );
  const { data } = reply.body;
  expect(data.user).toEqual((await ada.call('GET', '/api/user/current')).body.data);
  expect(data.identities).toMatchObject([google]);
  expect(data.sessions).toHaveLength(1);
  expect(data.workspaces).toMatchObject([{ name: 'My workspace' }]);
  expect(data.projects).toHaveLength(1);
  const toolsets = Object.fromEntries(
    data.projects[0].toolsets.map((row: { toolset: string }) => [row.toolset, row]),
  ) as Record<string, { content: unknown; draft: { content: unknown } | null }>;
  expect(toolsets['about']!.content).toEqual((await ada.toolset(project, 'about')).content);
  expect(toolsets['stakeholder']!.draft!.content).toEqual((await ada.toolset(project, 'stakeholder')).content);
  const [kept] = data.projects[0].versions;
  expect(kept).toMatchObject({ id: version.id, name: 'Before the pilot', by: user.fullName });
  const heldAbout = kept.toolsets.find(({ toolset }: { toolset: string }) => toolset === 'about').content;
  expect(data.projects[0].versionContents).toContainEqual({ id: heldAbout, content: toolsets['about']!.content });
  expect(data.generations.at(-1)).toMatchObject({
    status: 'succeeded',
    extraNotes: 'Mind the neighbours.',
    toolsets: [{ toolset: 'stakeholder', status: 'succeeded' }],
  });
  expect(data.tokens.at(-1)).toMatchObject({ kind: 'grant', reference: 'welcome' });

  const text = JSON.stringify(data);
  const secrets = await database.connection('users').where({ id: user.id }).pluck('password_hash');
  for (const secret of [...secrets, token, goodPassword, 'token_hash', 'tokenHash']) expect(text).not.toContain(secret);
});

it('exports any amount of data completely', async () => {
  const { token, user } = await server.register();
  const { database } = server.services;
  await database.transaction(async (transaction) => {
    const workspaceId = await findDefaultWorkspace(transaction, user.id);
    for (let index = 0; index < 230; index += 1)
      await insertProject(transaction, {
        userId: user.id,
        workspaceId,
        name: `P${index}`,
        description: '',
        language: 'en',
      });
  });
  const { data } = (await download(token)).body;
  const names = (data.projects as { name: string }[]).map(({ name }) => name);
  expect(new Set(names).size).toBe(230);
  expect(names).toHaveLength(230);
});

it('reads and sends the documents of a project one at a time', async () => {
  const { token, user } = await server.register();
  const ada = new Person(server, { id: user.id, token });
  const key = { project_id: await ada.project(), toolset_id: 'about' };
  const { connection } = server.services.database;
  const content = JSON.stringify({ text: 'Çay '.repeat(10_000) });
  const ids = Array.from({ length: 20 }, () => createId()).toSorted();
  for (const id of ids) {
    await connection('version_contents').insert({ ...key, id, content });
    await connection('earlier_contents').insert({ ...key, content_id: id, content });
  }
  const sizes: number[] = [];
  const note = (rows: unknown) => void sizes.push(JSON.stringify(rows ?? null).length);
  connection.on('query-response', note);
  const { data } = (await download(token)).body;
  connection.removeListener('query-response', note);
  const idsOf = (name: string, idOf: string) =>
    data.projects[0][name]
      .filter((each: { content: object }) => JSON.stringify(each.content) === content)
      .map((each: Record<string, string>) => each[idOf]);
  expect(idsOf('versionContents', 'id')).toEqual(ids);
  expect(idsOf('earlierContents', 'contentId')).toEqual(ids);
  expect(Math.max(...sizes)).toBeGreaterThan(content.length);
  expect(Math.max(...sizes)).toBeLessThan(2 * content.length);
});

it('names the file in the reader’s language', async () => {
  const { token } = await server.register();
  const reply = await download(token, { 'accept-language': 'tr' });
  expect(reply.headers.get('content-disposition')).toContain('filiz-verilerim-');
});

it('aborts when the database fails midway, logs it, and keeps serving', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const broken = await startTestServer({}, { logger });
  const { token } = await broken.register();
  await broken.services.database.connection.schema.renameTable('ledger_entries', 'away');
  await expect(broken.call('GET', '/api/user/export', { token })).rejects.toThrow();
  await expect.poll(() => lines.join('')).toContain('ledger_entries');
  expect((await broken.call('GET', '/api/user/current', { token })).status).toBe(200);
  await broken.stop();
});
