import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

let addresses = 0;

/** An address without an account, invited to a project. */
async function invited(role: 'viewer' | 'editor' = 'editor') {
  const owner = await Person.register(server);
  const { project } = (await owner.call('POST', '/api/projects/example')).body.data;
  const email = `bora-${(addresses += 1)}@example.com`;
  const members = `/api/projects/${project.id}/members`;
  const { id } = (await owner.call('POST', members, { email, role })).body.data;
  const [mail] = await server.mailsTo(email);
  const token = /\/invitation\/([\w-]+)/.exec(mail!.text!)![1]!;
  return { owner, project: project.id as string, members, email, id: id as string, token };
}

async function register(email: string): Promise<Person> {
  const { token, user } = await server.register(email);
  return new Person(server, { id: user.id, token });
}

const waiting = async (person: Person) => (await person.call('GET', '/api/user/invitations')).body.data;

describe('invitations that wait for whoever registers with their address', () => {
  it('are told to them only, and let them join without the mail', async () => {
    const { owner, project, members, email, id, token } = await invited('viewer');
    const bora = await register(email);
    expect(await waiting(bora)).toEqual([
      { id, projectName: 'Dönkap', ownerName: 'Deniz Kaya', role: 'viewer', expiresAt: expect.any(String) },
    ]);
    const other = await Person.register(server);
    expect(await waiting(other)).toEqual([]);
    expect(await waiting(owner)).toEqual([]);
    for (const method of ['POST', 'DELETE'])
      expect((await other.call(method, `/api/user/invitations/${id}`)).status).toBe(404);

    const watcher = new ProjectWatcher(server, owner, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    expect((await bora.call('POST', `/api/user/invitations/${id}`)).body.data).toEqual({ projectId: project });
    await expect.poll(() => watcher.all('members').length).toBe(1);
    watcher.leave();
    expect((await bora.call('GET', `/api/projects/${project}`)).body.data.role).toBe('viewer');
    expect((await owner.call('GET', members)).body.data).toMatchObject([{ id, status: 'member', email }]);
    expect(await waiting(bora)).toEqual([]);
    // Nor does the mailed link let anybody in again.
    expect((await bora.call('POST', `/api/user/invitations/${id}`)).status).toBe(404);
    const again = await bora.call('POST', `/api/invitations/${token}`);
    expect(again).toMatchObject({ status: 400, body: { key: 'invitation-used' } });
  });

  it('can be declined, and then their links hold no more', async () => {
    const { owner, project, members, email, id, token } = await invited();
    const bora = await register(email);
    expect((await bora.call('DELETE', `/api/user/invitations/${id}`)).status).toBe(204);
    expect(await waiting(bora)).toEqual([]);
    expect((await owner.call('GET', members)).body.data).toEqual([]);
    const late = await bora.call('POST', `/api/invitations/${token}`);
    expect(late).toMatchObject({ status: 400, body: { key: 'invitation-withdrawn' } });
    expect((await bora.call('GET', `/api/projects/${project}`)).status).toBe(404);
  });

  it('wait no more once they have expired, are withdrawn, or the project is deleted', async () => {
    const [expired, withdrawn, deleted] = [await invited(), await invited(), await invited()];
    const { connection } = server.services.database;
    await connection('project_members').where({ id: expired.id }).update({ expires_at: '2026-01-01T00:00:00.000Z' });
    await withdrawn.owner.call('DELETE', `${withdrawn.members}/${withdrawn.id}`);
    await deleted.owner.call('DELETE', `/api/projects/${deleted.project}`);
    for (const { email, id, project } of [expired, withdrawn, deleted]) {
      const bora = await register(email);
      expect(await waiting(bora)).toEqual([]);
      for (const method of ['POST', 'DELETE'])
        expect((await bora.call(method, `/api/user/invitations/${id}`)).status).toBe(404);
      expect((await bora.call('GET', `/api/projects/${project}`)).status).toBe(404);
    }
  });

  it('follow the address of the account, which is proven anew when it changes', async () => {
    const { email, id, project } = await invited();
    const bora = await Person.register(server);
    // Asked for, and not proven.
    await bora.call('POST', '/api/user/email/code', { email, password: 'river stone lantern' });
    expect(await waiting(bora)).toEqual([]);
    const code = await server.mailedCode(email);
    expect((await bora.call('POST', '/api/user/email', { email, code })).status).toBe(200);
    expect(await waiting(bora)).toMatchObject([{ id }]);
    expect((await bora.call('POST', `/api/user/invitations/${id}`)).body.data).toEqual({ projectId: project });
  });
});
