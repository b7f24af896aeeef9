import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Project } from '#engine/protocol/project.ts';
import { reconcileLedger } from '#server/billing/reconcileLedger.ts';
import { sweep } from '#server/housekeeping/sweep.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelScript } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { goodPassword, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();
const fromExamples: ModelScript = ({ body }) => ({ text: write(body) });
const day = 24 * 60 * 60 * 1000;

describe.each(dialects)('deleting a project on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let id: string;

  beforeAll(async () => {
    model = await new FakeModelServer(fromExamples).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });
  beforeEach(async () => {
    model.script = fromExamples;
    ada = await Person.register(server);
    id = await ada.project();
    // Saving the toolset that mirrors the name has renamed it.
    await ada.call('PATCH', `/api/projects/${id}`, { name: 'Kutu' });
  });

  const remove = (query = '') => ada.call('DELETE', `/api/projects/${id}${query}`);
  const restore = (person = ada) => person.call('POST', `/api/projects/${id}/restore`);
  const list = async (query = '') => (await ada.call('GET', `/api/projects${query}`)).body.data as Project[];
  const rowsOf = async (table: string) =>
    (await server.services.database.connection(table).where({ project_id: id })) as unknown[];
  const everything = async () =>
    Promise.all(
      ['', '/toolsets', '/toolsets/about', '/toolsets/sections', '/toolsets/stakeholder', '/evidence'].map(
        async (path) => ({ ...(await ada.call('GET', `/api/projects/${id}${path}`)).body.data, lastOpenedAt: 0 }),
      ),
    );

  it('takes it out of every list but that of deleted ones, and restoring brings all of it back', async () => {
    const { id: draft } = await ada.begin(id, 'stakeholder');
    await ada.ended(draft);
    const before = await everything();
    expect((await remove()).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await ada.call('GET', '/api/workspaces')).body.data).toMatchObject([{ projects: 0 }]);
    expect((await ada.call('GET', `/api/projects/${id}`)).status).toBe(404);
    expect((await ada.call('GET', `/api/generations/${draft}`)).status).toBe(404);
    const [deleted] = await list('?removed=true');
    expect(Math.round((Date.parse(deleted!.goneAt!) - Date.now()) / day)).toBe(30);
    expect(deleted).toMatchObject({ id, name: 'Kutu', progress: { saved: 2, generated: 1 } });
    const restored = await restore();
    expect(restored).toMatchObject({ status: 200, body: { data: { id, name: 'Kutu' } } });
    expect(restored.body.data).not.toHaveProperty('goneAt');
    expect(await everything()).toEqual(before);
    expect(await list('?removed=true')).toEqual([]);
    expect((await restore()).status).toBe(200);
  });

  it('stops what is being written for it and gives the tokens back', async () => {
    const balance = await ada.balance();
    model.script = () => ({ silent: true });
    const called = model.calls.length;
    await ada.beginSeveral(id, ['market', 'stakeholder', 'persona']);
    await expect.poll(() => model.calls.length).toBeGreaterThan(called);
    expect(await ada.balance()).toBeLessThan(balance);
    expect((await remove()).status).toBe(204);
    await model.calls.at(-1)!.closed;
    await restore();
    expect((await ada.call('GET', `/api/projects/${id}`)).body.data.generations).toEqual([]);
    expect(await ada.balance()).toBe(balance);
    const nothing = { transactions: [], accounts: [], reservations: [] };
    expect(await reconcileLedger(server.services.database.connection)).toEqual(nothing);
  });

  it('deletes it for good when it is deleted again, unless that may be the same request once more', async () => {
    await remove('?forGood=false');
    expect((await remove('?forGood=false')).status).toBe(204);
    expect(await list('?removed=true')).toHaveLength(1);
    expect((await remove()).status).toBe(204);
    expect(await list('?removed=true')).toEqual([]);
    expect(await rowsOf('project_toolsets')).toEqual([]);
    for (const reply of [await restore(), await remove()]) expect(reply.status).toBe(404);
  });

  it('is undone and finished by nobody else', async () => {
    await remove();
    const bora = await Person.register(server);
    expect((await restore(bora)).status).toBe(404);
    expect((await bora.call('DELETE', `/api/projects/${id}`)).status).toBe(404);
    expect((await bora.call('GET', '/api/projects?removed=true')).body.data).toEqual([]);
    expect(await list('?removed=true')).toHaveLength(1);
  });

  it('lists deleted ones last deleted first, by page and by name', async () => {
    const create = async (name: string) =>
      (await ada.call('POST', '/api/projects', { name, description: 'x' })).body.data.project.id;
    const ids = [id, await create('Ayşe’nin Kutusu'), await create('Vadi')];
    const { connection } = server.services.database;
    for (const [index, each] of ids.entries()) {
      await ada.call('DELETE', `/api/projects/${each}`);
      const removed_at = new Date(Date.now() - index * day).toISOString();
      await connection('projects').where({ id: each }).update({ removed_at });
    }
    const names: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await ada.call('GET', `/api/projects?removed=true&limit=1${cursor && `&cursor=${cursor}`}`);
      names.push(...body.data.map(({ name }: Project) => name));
      cursor = body.nextCursor;
    }
    expect(names).toEqual(['Kutu', 'Ayşe’nin Kutusu', 'Vadi']);
    const found = await list(`?removed=true&search=${encodeURIComponent('ayse')}`);
    expect(found.map(({ name }) => name)).toEqual(['Ayşe’nin Kutusu']);
  });

  it('deletes it for good after 30 days', async () => {
    const { database } = server.services;
    const kept = await ada.project();
    await remove();
    await sweep(database, Date.now() + 29 * day);
    expect(await list('?removed=true')).toHaveLength(1);
    await sweep(database, Date.now() + 30 * day + 60_000);
    expect(await rowsOf('project_toolsets')).toEqual([]);
    expect(await database.connection('projects').where({ user_id: ada.id }).pluck('id')).toEqual([kept]);
  });

  it('exports it with one’s data, and deletes it with the account', async () => {
    await remove();
    const { connection } = server.services.database;
    const exported = (await ada.call('GET', '/api/user/export')).body.data.projects;
    expect(exported).toMatchObject([{ id, removedAt: expect.any(String) }]);
    expect((await ada.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    expect(await connection('projects').where({ id })).toEqual([]);
  });
});
