import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Session } from '#engine/protocol/account.ts';
import type { Member } from '#engine/protocol/member.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

type Named = Person & { email: string };

async function register(): Promise<Named> {
  const { token, user }: Session = await server.register();
  return Object.assign(new Person(server, { id: user.id, token }), { email: user.email });
}

/** A project with one member. */
async function shared(role: 'viewer' | 'editor') {
  const owner = await register();
  const { project } = (await owner.call('POST', '/api/projects/example')).body.data;
  const members = `/api/projects/${project.id}/members`;
  const guest = await register();
  const member: Member = (await owner.call('POST', members, { email: guest.email, role })).body.data;
  return { owner, guest, member, members, project: project.id as string };
}

const refusal = (key: string) => ({
  status: 400,
  body: { key, title: expect.any(String), message: expect.any(String) },
});

describe('handing over', () => {
  async function offered(role: 'viewer' | 'editor' = 'viewer') {
    const own = await shared(role);
    const address = `/api/projects/${own.project}/owner`;
    const offer = () => own.owner.call('POST', address, { member: own.member.id });
    const accept = (by = own.guest) => by.call('POST', `${address}/acceptance`);
    const end = (by: Person) => by.call('DELETE', address);
    const roleOf = async (person: Person) =>
      (await person.call('GET', `/api/projects/${own.project}`)).body.data.role as string;
    return { ...own, address, offer, accept, end, roleOf };
  }

  it('asks the member, and changes nothing until they accept', async () => {
    const { owner, guest, member, members, project, offer, roleOf } = await offered('editor');
    expect(await offer()).toMatchObject({ status: 200, body: { data: { ...member, offered: true } } });
    const waiting = async (person: Person) => (await person.call('GET', '/api/user/offers')).body.data;
    expect(await waiting(guest)).toEqual([{ id: project, projectName: expect.any(String), ownerName: 'Deniz Kaya' }]);
    expect(await waiting(owner)).toEqual([]);
    const mail = (await server.mailsTo(guest.email)).at(-1);
    expect(mail?.subject).toContain('would like to hand');
    expect(mail?.text).toContain(`/project/${project}/settings/access`);
    expect(mail?.text).toContain('paid from your balance');
    expect((await guest.call('GET', members)).body.data).toMatchObject([{ id: member.id, offered: true }]);
    expect([await roleOf(owner), await roleOf(guest)]).toEqual(['owner', 'editor']);
    // Nobody pays for others without having agreed to.
    const [before, own] = [await owner.balance(), await guest.balance()];
    const { id, tokens } = await guest.begin(project, 'empathy-map');
    await guest.ended(id);
    expect([await owner.balance(), await guest.balance()]).toEqual([before - tokens, own]);
  });

  it('makes a member the owner and the owner an editor once they accept', async () => {
    const { owner, guest, project, members, offer, accept } = await offered();
    await offer();
    expect(await accept()).toMatchObject({ status: 200, body: { data: { role: 'owner', owner: null } } });
    const [workspace] = (await guest.call('GET', '/api/workspaces')).body.data;
    const { data } = (await guest.call('GET', `/api/projects/${project}`)).body;
    expect(data).toMatchObject({ role: 'owner', owner: null, workspaceId: workspace.id, isExample: false });
    expect((await guest.call('GET', members)).body.data).toEqual([
      expect.objectContaining({ userId: owner.id, role: 'editor', status: 'member' }),
    ]);
    expect((await guest.call('GET', '/api/user/offers')).body.data).toEqual([]);
    expect((await owner.call('DELETE', `/api/projects/${project}`)).status).toBe(403);
    expect((await server.mailsTo(owner.email)).at(-1)?.subject).toContain('taken');
    expect(await accept()).toMatchObject(refusal('not-offered'));
  });

  it('is refused to members, and to somebody who has not joined', async () => {
    const { guest, member, address, accept } = await offered('editor');
    const taken = await guest.call('POST', address, { member: member.id });
    expect(taken).toMatchObject({ status: 403, body: { key: 'role-too-low' } });
    expect(await accept()).toMatchObject(refusal('not-offered'));
    const { owner, project: another } = await shared('viewer');
    const invitation = { email: `nobody-${randomUUID()}@example.com`, role: 'viewer' };
    const waiting = (await owner.call('POST', `/api/projects/${another}/members`, invitation)).body.data;
    const early = await owner.call('POST', `/api/projects/${another}/owner`, { member: waiting.id });
    expect(early).toMatchObject(refusal('not-joined-yet'));
    const absent = await owner.call('POST', `/api/projects/${another}/owner`, { member: member.id });
    expect(absent.status).toBe(404);
  });

  it('is declined by the member, withdrawn by the owner, and ended by nobody else', async () => {
    const { owner, guest, members, offer, accept, end, roleOf } = await offered();
    const other = await register();
    await owner.call('POST', members, { email: other.email, role: 'editor' });
    expect(await end(owner)).toMatchObject(refusal('not-offered'));
    for (const person of [guest, owner]) {
      await offer();
      expect(await end(other)).toMatchObject({ status: 403, body: { key: 'role-too-low' } });
      expect(await accept(other)).toMatchObject(refusal('not-offered'));
      expect((await end(person)).status).toBe(204);
      expect(await accept()).toMatchObject(refusal('not-offered'));
    }
    expect([await roleOf(owner), await roleOf(guest)]).toEqual(['owner', 'viewer']);
  });

  it('mails a member once a day, however often it is offered and withdrawn', async () => {
    const { owner, guest, member, offer, end } = await offered();
    const mails = async () =>
      (await server.mailsTo(guest.email)).filter(({ subject }) => subject?.includes('would like to hand'));
    await Promise.all([offer(), offer()]);
    await end(owner);
    expect(await offer()).toMatchObject({ status: 200, body: { data: { ...member, offered: true } } });
    expect(await mails()).toHaveLength(1);
    const { connection } = server.services.database;
    const longAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString();
    await connection('project_members').where({ id: member.id }).update({ offer_mailed_at: longAgo });
    await offer();
    expect(await mails()).toHaveLength(2);
  });

  it('is offered as rarely as people are invited', async () => {
    const { offer } = await offered();
    // The guest's invitation counts too.
    for (let at = 0; at < 29; at += 1) expect((await offer()).status).toBe(200);
    expect((await offer()).status).toBe(429);
  });

  it('asks one member at a time, and nobody who was removed', async () => {
    const { owner, guest, member, members, address, offer, accept } = await offered();
    const other = await register();
    const { body } = await owner.call('POST', members, { email: other.email, role: 'viewer' });
    await offer();
    await owner.call('POST', address, { member: body.data.id });
    expect(await accept()).toMatchObject(refusal('not-offered'));
    await offer();
    await owner.call('DELETE', `${members}/${member.id}`);
    expect((await accept()).status).toBe(404);
    await owner.call('POST', members, { email: guest.email, role: 'viewer' });
    expect(await accept()).toMatchObject(refusal('not-offered'));
  });
});
