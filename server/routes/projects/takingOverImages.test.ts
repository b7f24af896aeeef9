import { afterAll, beforeAll, expect, it } from 'vitest';

import { createId } from '#server/database/createId.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function showImage(project: string, bytes: number): Promise<string> {
  const { connection } = server.services.database;
  const image = { file_name: `${createId()}-30x20.png`, bytes, created_at: new Date().toISOString() };
  await connection('images').insert(image);
  await connection('project_images').insert({ project_id: project, file_name: image.file_name });
  return image.file_name;
}

it('refuses a project whose images the new owner has no room for, and changes nothing', async () => {
  const owner = await Person.register(server);
  const session = await server.register();
  const guest = new Person(server, { id: session.user.id, token: session.token });
  const [project, own] = [await owner.project(), await guest.project()];
  const invited = await owner.call('POST', `/api/projects/${project}/members`, {
    email: session.user.email,
    role: 'editor',
  });
  await owner.call('POST', `/api/projects/${project}/owner`, { member: invited.body.data.id });
  await showImage(project, 120_000_000);
  const guests = await showImage(own, 80_000_001);
  const accept = (language: string) =>
    guest.call('POST', `/api/projects/${project}/owner/acceptance`, undefined, { 'accept-language': language });
  const roleOf = async (person: Person) => (await person.call('GET', `/api/projects/${project}`)).body.data.role;

  expect(await accept('en')).toMatchObject({
    status: 400,
    body: { key: 'no-room-for-images', message: expect.stringContaining('more than 200 MB') },
  });
  expect((await accept('tr')).body.message).toContain('200 MB');
  expect([await roleOf(owner), await roleOf(guest)]).toEqual(['owner', 'editor']);

  await server.services.database.connection('images').where({ file_name: guests }).update({ bytes: 80_000_000 });
  expect((await accept('en')).status).toBe(200);
  expect([await roleOf(owner), await roleOf(guest)]).toEqual(['editor', 'owner']);
});
