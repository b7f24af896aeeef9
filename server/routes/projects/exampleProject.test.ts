import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Project, ToolsetStatus } from '#engine/protocol/project.ts';
import { expandPattern } from '#engine/schema/pattern.ts';
import { getAt } from '#engine/schema/pointer.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const shelf = mkdtempSync(path.join(tmpdir(), 'filiz-shelf-'));
let server: TestServer;
let person: Person;

beforeAll(async () => {
  for (const [file, text] of Object.entries(toolsetFolder('ideas').files)) {
    const target = path.join(shelf, 'ideas', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  server = await startTestServer({ TOOLSETS_DIR: shelf });
});
afterAll(async () => {
  await server.stop();
  rmSync(shelf, { recursive: true });
});
beforeEach(async () => void (person = await Person.register(server)));

const askFor = (language: string) =>
  person.call('POST', '/api/projects/example', undefined, { 'accept-language': language });
const example = async (language = 'en') => (await askFor(language)).body.data.project as Project;
const projects = async () => (await person.call('GET', '/api/projects')).body.data as Project[];

it('contains every toolset saved and up to date, including plug-in folders', async () => {
  const project = await example();
  expect(project).toMatchObject({ name: 'Dönkap', isExample: true, mode: 'write', language: 'en' });
  expect(project.description).toContain('reusable lunch boxes');
  const statuses = (await person.call('GET', `/api/projects/${project.id}/toolsets`)).body.data as ToolsetStatus[];
  const path = server.services.paths.stepsOf(null);
  const beside = server.services.toolsets.toolsets
    .map(({ manifest }) => manifest.id)
    .filter((id) => !path.includes(id));
  expect(beside).toEqual(expect.arrayContaining(['experiments', 'ideas']));
  expect(statuses.map(({ id }) => id)).toEqual([...path, ...beside]);
  for (const status of statuses)
    expect(status).toMatchObject({ status: 'saved', revision: 1, stale: false, missing: [] });
  expect(project.progress).toEqual({
    saved: path.length,
    generated: 0,
    starters: 0,
    total: path.length,
    own: { setup: 0, path: 0 },
  });
});

it('is in the reader’s language', async () => {
  const project = await example('tr');
  expect(project.language).toBe('tr');
  expect(project.description).toContain('Kadıköy');
  const { content } = await person.toolset(project.id, 'about');
  expect(content).toMatchObject({
    name: 'Dönkap',
    sector: server.services.toolsets.get('about').examples.tr['sector'],
  });
});

it('has references that resolve between toolsets', async () => {
  const project = await example();
  let count = 0;
  for (const { manifest } of server.services.toolsets.toolsets) {
    const { content, references } = await person.toolset(project.id, manifest.id);
    for (const { field } of manifest.binds) {
      const picked = expandPattern(content!, field).flatMap((pointer) => getAt(content!, pointer) ?? []);
      count += picked.length;
      const offered = references[field]!.map(({ id }) => id);
      for (const id of picked) expect(offered, `${manifest.id}${field}`).toContain(id);
    }
  }
  expect(count).toBeGreaterThan(20);
});

it('exists once per person, also with concurrent requests, and costs nothing', async () => {
  const before = await person.balance();
  const replies = await Promise.all(['en', 'tr', 'en'].map(askFor));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(replies.map(({ body }) => body.data.project.id)).size).toBe(1);
  expect(await projects()).toHaveLength(1);
  expect(await person.balance()).toBe(before);
});

it('can be edited and saved, which makes its dependents stale', async () => {
  const project = await example();
  await person.save(project.id, 'stakeholder', {
    stakeholders: (server.services.toolsets.get('stakeholder').examples.en['stakeholders'] as object[]).slice(1),
  });
  expect(await person.toolset(project.id, 'stakeholder')).toMatchObject({ revision: 2, stale: false });
  expect((await person.toolset(project.id, 'persona')).staleBecause).toEqual(['stakeholder']);
});

it('can be deleted and created again', async () => {
  const project = await example();
  expect((await person.call('DELETE', `/api/projects/${project.id}`)).status).toBe(204);
  expect(await projects()).toEqual([]);
  expect((await example()).id).not.toBe(project.id);
});

it('is marked as an example, and visible only to its owner', async () => {
  const own = await person.project();
  const project = await example();
  const marks = Object.fromEntries((await projects()).map(({ id, isExample }) => [id, isExample]));
  expect(marks).toEqual({ [own]: false, [project.id]: true });
  expect((await person.call('GET', `/api/projects/${project.id}`)).body.data.isExample).toBe(true);
  const other = await Person.register(server);
  expect((await other.call('GET', `/api/projects/${project.id}`)).status).toBe(404);
  const theirs = (await other.call('POST', '/api/projects/example')).body.data.project as Project;
  expect(theirs.id).not.toBe(project.id);
});
