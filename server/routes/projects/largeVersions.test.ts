import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { Version } from '#engine/protocol/version.ts';
import { createId } from '#server/database/createId.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
let ada: Person;
let project: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ada = await Person.register(server);
  project = await ada.project();
});

const at = (rest = '') => `/api/projects/${project}/versions${rest}`;
const create = (name: string) => ada.call('POST', at(), { name }, { 'accept-language': 'en' });
const list = async (): Promise<Version[]> => (await ada.call('GET', at())).body.data;
const contents = async () => (await ada.call('GET', `/api/projects/${project}/contents`)).body.data;
let edits = 0;
const edit = () =>
  ada.save(project, 'about', { ...server.services.toolsets.get('about').examples.en, name: `Kutu ${(edits += 1)}` });
const restore = (id: string) => ada.call('POST', at(`/${id}/restore`), { toolset: 'about' });
const refusal = {
  status: 400,
  body: { key: 'versions-too-large', message: expect.stringContaining('more than 256 MB') },
};

/** Lets the documents of a version be so large together. */
async function enlarge(version: string, bytes: number) {
  const { connection } = server.services.database;
  const id = createId();
  const row = { id, project_id: project, toolset_id: 'swot', content: '{}', bytes };
  await connection('version_contents').insert(row);
  const held = { version_id: version, toolset_id: 'swot', version_content_id: id, content_id: id, made_from: '{}' };
  await connection('version_toolsets').insert(held);
}

it('counts every document once, by its bytes', async () => {
  await create('One');
  const again = await create('The same again');
  expect(again.status).toBe(201);
  const rows = await server.services.database.connection('version_contents').where({ project_id: project });
  expect(rows).toHaveLength(2);
  for (const { bytes, content } of rows) expect(bytes).toBe(Buffer.byteLength(content));
});

it('keeps no further version of a person beyond 256 MB, and one again after another is deleted', async () => {
  const { id } = (await create('Large')).body.data;
  await enlarge(id, 255_999_999);
  await edit();
  expect(await create('More')).toMatchObject(refusal);
  expect((await list()).map(({ name }) => name)).toEqual(['Large']);
  expect((await ada.call('DELETE', at(`/${id}`))).status).toBe(204);
  expect((await create('More')).status).toBe(201);
});

it('lets the oldest that came by themselves make room, never a person’s own', async () => {
  const own = (await create('Own')).body.data;
  const automatic: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    await edit();
    expect((await restore(own.id)).status).toBe(200);
    automatic.push((await list()).find(({ id }) => id !== own.id && !automatic.includes(id))!.id);
  }
  await enlarge(own.id, 100_000_000);
  for (const id of automatic) await enlarge(id, 52_000_000);
  await edit();
  expect((await restore(own.id)).status).toBe(200);
  const left = (await list()).map(({ id }) => id);
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining([own.id, automatic[1], automatic[2]]));
});

it('refuses a restore that has no room for what stands, and changes nothing', async () => {
  const own = (await create('Own')).body.data;
  await enlarge(own.id, 255_999_999);
  await edit();
  const before = await contents();
  expect(await restore(own.id)).toMatchObject({ status: 400, body: { key: 'versions-too-large' } });
  expect(await contents()).toEqual(before);
  expect(await list()).toHaveLength(1);
});
