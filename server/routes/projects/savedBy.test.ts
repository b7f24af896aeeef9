import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodPassword } from '#server/testing/createTestClient.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

describe('a toolset tells who has saved it last', () => {
  let server: TestServer;
  let ada: Person;
  let bora: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer();
    ada = await Person.register(server);
    const { token, user } = await server.register('bora@example.com');
    bora = new Person(server, { id: user.id, token });
    project = await ada.project();
    const member = { email: 'bora@example.com', role: 'editor' };
    expect((await ada.call('POST', `/api/projects/${project}/members`, member)).status).toBe(201);
  });
  afterAll(() => server.stop());

  const path = () => `/api/projects/${project}/toolsets/stakeholder`;
  const told = async () => (await ada.call('GET', path())).body.data.savedBy as { id: string } | null;
  const save = async (person: Person, revision: number, name: string) =>
    (await person.call('PUT', path(), { content: { stakeholders: [{ nameOrRole: name }] }, revision })).body.data;

  it('in the answer to the save and to whoever opens it, until the account is gone', async () => {
    expect(await told()).toBeNull();
    const saved = await save(bora, 0, 'Courier');
    expect(saved).toMatchObject({ savedBy: { id: bora.id }, updatedAt: expect.any(String) });
    expect(await told()).toEqual(saved.savedBy);
    await save(ada, 1, 'Shop owner');
    expect(await told()).toMatchObject({ id: ada.id });
    await save(bora, 2, 'Courier');
    expect((await bora.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    expect(await told()).toBeNull();
  });
});
