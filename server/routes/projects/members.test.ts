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

async function register(email?: string): Promise<Named> {
  const { token, user }: Session = await server.register(email);
  return Object.assign(new Person(server, { id: user.id, token }), { email: user.email });
}

async function ownProject(): Promise<{ owner: Named; project: string; members: string }> {
  const owner = await register();
  const { project } = (await owner.call('POST', '/api/projects/example')).body.data;
  return { owner, project: project.id, members: `/api/projects/${project.id}/members` };
}

/** A project with one member. */
async function shared(role: 'viewer' | 'editor') {
  const own = await ownProject();
  const guest = await register();
  const invited = await own.owner.call('POST', own.members, { email: guest.email, role });
  return { ...own, guest, member: invited.body.data as Member };
}

const addressOf = (name: string) => `${name}-${Math.random().toString(36).slice(2)}@example.com`;

async function tokenMailedTo(email: string): Promise<string> {
  const mails = await server.mailsTo(email);
  const link = mails.at(-1)?.text?.match(/\/invitation\/([\w-]+)/);
  if (!link) throw new Error(`no invitation was mailed to ${email}`);
  return link[1]!;
}

/** Invites an address without an account. */
async function invited(role: 'viewer' | 'editor' = 'editor') {
  const own = await ownProject();
  const email = addressOf('bora');
  const member: Member = (await own.owner.call('POST', own.members, { email, role })).body.data;
  return { ...own, email, member, token: await tokenMailedTo(email) };
}

const refusal = (key: string) => ({
  status: 400,
  body: { key, title: expect.any(String), message: expect.any(String) },
});

describe('inviting', () => {
  it('makes somebody with an account a member at once, and tells them by mail', async () => {
    const { owner, guest, member, members, project } = await shared('editor');
    expect(member).toEqual({
      id: member.id,
      userId: guest.id,
      email: guest.email,
      fullName: 'Deniz Kaya',
      role: 'editor',
      status: 'member',
    });
    expect((await owner.call('GET', members)).body).toEqual({ data: [member], nextCursor: null });
    const mail = (await server.mailsTo(guest.email)).at(-1);
    expect(mail?.subject).toContain('Deniz Kaya shares');
    expect(mail?.text).toContain(`/project/${project}`);
  });

  it('counts an address whatever its case, and takes an account as a member once', async () => {
    const { owner, guest, members } = await shared('viewer');
    const again = await owner.call('POST', members, { email: guest.email.toUpperCase(), role: 'editor' });
    expect(again).toMatchObject(refusal('already-member'));
    const self = await owner.call('POST', members, { email: owner.email, role: 'editor' });
    expect(self).toMatchObject(refusal('already-owner'));
  });

  it('mails a link to an address without an account, which whoever registers with it accepts', async () => {
    const { owner, email, member, members, token, project } = await invited();
    expect(member).toEqual({ id: member.id, email, role: 'editor', status: 'invited', expiresAt: expect.any(String) });
    const shown = await server.call('GET', `/api/invitations/${token}`);
    expect(shown.body.data).toMatchObject({ ownerName: 'Deniz Kaya', email, role: 'editor' });

    const guest = await register(email);
    expect((await guest.call('GET', `/api/projects/${project}`)).status).toBe(404);
    const accepted = await guest.call('POST', `/api/invitations/${token}`);
    expect(accepted).toMatchObject({ status: 200, body: { data: { projectId: project } } });
    expect((await guest.call('GET', `/api/projects/${project}`)).body.data).toMatchObject({
      role: 'editor',
      workspaceId: null,
      owner: { id: owner.id, fullName: 'Deniz Kaya' },
    });
    expect((await owner.call('GET', members)).body.data).toMatchObject([{ userId: guest.id, status: 'member' }]);
    await guest.saveExample(project, 'about');
  });

  it('makes whoever has registered since a member when they are invited again', async () => {
    const { owner, email, members } = await invited();
    const guest = await register(email);
    const again = await owner.call('POST', members, { email, role: 'viewer' });
    expect(again.body.data).toMatchObject({ userId: guest.id, role: 'viewer', status: 'member' });
    expect((await owner.call('GET', members)).body.data).toHaveLength(1);
  });

  it('keeps to 50 people', async () => {
    const { owner, members, project } = await ownProject();
    const { connection } = server.services.database;
    const row = { project_id: project, role: 'viewer', created_at: '2026-01-01T00:00:00.000Z' };
    const rows = Array.from({ length: 50 }, (_, n) => ({
      ...row,
      id: `${project}-${n}`.slice(-30),
      email: `${n}@x.org`,
    }));
    await connection('project_members').insert(rows);
    const more = await owner.call('POST', members, { email: addressOf('more'), role: 'viewer' });
    expect(more).toMatchObject(refusal('too-many-members'));
  });

  it.each([
    [{ email: 'nobody', role: 'viewer' }, '/email'],
    [{ email: 'ada@example.com', role: 'owner' }, '/role'],
    [{ email: 'ada@example.com' }, '/role'],
  ])('says what is wrong with %j', async (body, path) => {
    const { owner, members } = await ownProject();
    const reply = await owner.call('POST', members, body);
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });
});

describe('mails to strangers', () => {
  it('are few to one address, whoever invites it, and others are still mailed', async () => {
    const email = addressOf('wanted');
    const owns = [await ownProject(), await ownProject()];
    const replies = [];
    for (let count = 0; count < 3; count += 1)
      for (const { owner, members } of owns) replies.push(await owner.call('POST', members, { email, role: 'viewer' }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await server.mailsTo(email)).toHaveLength(5);
    const { owner, members } = owns[0]!;
    expect((await owner.call('POST', members, { email: addressOf('other'), role: 'viewer' })).status).toBe(201);
  });

  it('carry no web address in a name', async () => {
    const { owner, members, project } = await ownProject();
    const rename = { fullName: 'Win $1000 at http://evil.example' };
    expect(await owner.call('PATCH', '/api/user/current', rename)).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/fullName', key: 'no-web-address', message: expect.stringContaining('web address') }] },
    });
    for (const name of ['See https://evil.example', 'See WWW.evil.example'])
      expect((await owner.call('PATCH', `/api/projects/${project}`, { name })).status).toBe(422);
    // A brand's name may look like one; nobody can click on it.
    expect((await owner.call('PATCH', `/api/projects/${project}`, { name: 'Kutu.com' })).status).toBe(200);
    const email = addressOf('bora');
    await owner.call('POST', members, { email, role: 'viewer' });
    const [mail] = await server.mailsTo(email);
    for (const part of [mail?.subject, mail?.text, mail?.html]) {
      expect(part).toContain('Kutu.\u2060com');
      expect(part).not.toContain('Kutu.com');
    }
  });
});

describe('an invitation', () => {
  /** Nobody but the owner is in the project. */
  async function expectNobody({ owner, members }: { owner: Person; members: string }) {
    const { body } = await owner.call('GET', members);
    expect(body.data.filter(({ status }: Member) => status === 'member')).toEqual([]);
  }

  it('is used once', async () => {
    const { email, token } = await invited();
    const guest = await register(email);
    expect((await guest.call('POST', `/api/invitations/${token}`)).status).toBe(200);
    expect(await guest.call('POST', `/api/invitations/${token}`)).toMatchObject(refusal('invitation-used'));
    expect(await server.call('GET', `/api/invitations/${token}`)).toMatchObject(refusal('invitation-used'));
  });

  it('is refused to another person', async () => {
    const own = await invited();
    const other = await register();
    const reply = await other.call('POST', `/api/invitations/${own.token}`);
    expect(reply).toMatchObject(refusal('invitation-other-person'));
    await expectNobody(own);
  });

  it('does not hold once it is withdrawn', async () => {
    const own = await invited();
    const guest = await register(own.email);
    expect((await own.owner.call('DELETE', `${own.members}/${own.member.id}`)).status).toBe(204);
    for (const method of ['GET', 'POST'])
      expect(await guest.call(method, `/api/invitations/${own.token}`)).toMatchObject(refusal('invitation-withdrawn'));
    await expectNobody(own);
  });

  it('gives way to one that is sent again', async () => {
    const { owner, members, email, token, project } = await invited();
    const again = await owner.call('POST', members, { email, role: 'viewer' });
    expect(again).toMatchObject({ status: 201, body: { data: { status: 'invited', role: 'viewer' } } });
    const newer = await tokenMailedTo(email);
    const guest = await register(email);
    expect(await guest.call('POST', `/api/invitations/${token}`)).toMatchObject(refusal('invitation-withdrawn'));
    expect((await guest.call('POST', `/api/invitations/${newer}`)).body.data).toEqual({ projectId: project });
  });

  it('expires', async () => {
    const own = await invited();
    const guest = await register(own.email);
    const { connection } = server.services.database;
    await connection('project_members').where({ id: own.member.id }).update({ expires_at: '2026-01-01T00:00:00.000Z' });
    expect(await guest.call('POST', `/api/invitations/${own.token}`)).toMatchObject(refusal('invitation-expired'));
    await expectNobody(own);
  });

  it('is not found by another token', async () => {
    expect((await server.call('GET', '/api/invitations/abcdef')).status).toBe(404);
  });

  it('is not kept as it was mailed', async () => {
    const { token } = await invited();
    const { connection } = server.services.database;
    expect(JSON.stringify(await connection('project_members'))).not.toContain(token);
  });
});

describe('a member', () => {
  it('gets another role', async () => {
    const { owner, guest, member, members, project } = await shared('viewer');
    const document = (await guest.toolset(project, 'about')).content;
    const save = () => guest.call('PUT', `/api/projects/${project}/toolsets/about`, { content: document, revision: 1 });
    expect(await save()).toMatchObject({ status: 403, body: { key: 'role-too-low' } });
    const changed = await owner.call('PATCH', `${members}/${member.id}`, { role: 'editor' });
    expect(changed.body.data).toMatchObject({ role: 'editor', status: 'member' });
    expect((await save()).status).toBe(200);
  });

  it('is removed, and sees the project no more', async () => {
    const { owner, guest, member, members, project } = await shared('editor');
    expect((await owner.call('DELETE', `${members}/${member.id}`)).status).toBe(204);
    expect((await guest.call('GET', `/api/projects/${project}`)).status).toBe(404);
    expect((await guest.call('GET', '/api/projects')).body.data).toEqual([]);
  });

  it('leaves, and cannot remove another', async () => {
    const { owner, guest, member, members } = await shared('editor');
    const other = await register();
    const { body } = await owner.call('POST', members, { email: other.email, role: 'viewer' });
    expect(await guest.call('DELETE', `${members}/${body.data.id}`)).toMatchObject({
      status: 403,
      body: { key: 'role-too-low' },
    });
    expect((await guest.call('DELETE', `${members}/${member.id}`)).status).toBe(204);
    expect((await owner.call('GET', members)).body.data).toMatchObject([{ userId: other.id }]);
  });

  it('sees who else has joined, and not who is invited', async () => {
    const { owner, guest, member, members } = await shared('viewer');
    await owner.call('POST', members, { email: addressOf('waiting'), role: 'viewer' });
    expect((await guest.call('GET', members)).body.data).toEqual([member]);
  });

  it('goes with their account', async () => {
    const { owner, guest, members } = await shared('editor');
    expect((await guest.call('DELETE', '/api/user/current', { password: 'river stone lantern' })).status).toBe(204);
    expect((await owner.call('GET', members)).body.data).toEqual([]);
  });

  it('has the memberships in the export of their account, without the projects themselves', async () => {
    const { guest, project } = await shared('viewer');
    const { body } = await guest.call('GET', '/api/user/export');
    const { data } = typeof body === 'string' ? JSON.parse(body) : body;
    expect(data.memberships).toMatchObject([{ projectId: project, role: 'viewer' }]);
    expect(data.projects).toEqual([]);
  });
});

describe('the list of projects', () => {
  it('has those of others among one’s own, in every order, over pages', async () => {
    const guest = await register();
    const names = ['Çınar', 'Ada', 'Zeytin', 'Bora', 'Iris'];
    for (const [place, name] of names.entries()) {
      const maker = place % 2 === 0 ? guest : await register();
      const body = { name, description: 'A project' };
      const { project } = (await maker.call('POST', '/api/projects', body)).body.data;
      if (maker !== guest)
        await maker.call('POST', `/api/projects/${project.id}/members`, { email: guest.email, role: 'viewer' });
    }
    const walk = async (query: string) => {
      const found: { name: string; role: string }[] = [];
      for (let cursor = ''; ;) {
        const { body } = await guest.call('GET', `/api/projects?limit=2&${query}${cursor && `&cursor=${cursor}`}`);
        found.push(...body.data);
        if (!body.nextCursor) return found;
        cursor = encodeURIComponent(body.nextCursor);
      }
    };
    expect((await walk('sort=name')).map(({ name }) => name)).toEqual(['Ada', 'Bora', 'Çınar', 'Iris', 'Zeytin']);
    expect((await walk('sort=recent')).map(({ name }) => name)).toEqual(names.toReversed());
    expect((await walk('sort=name')).map(({ role }) => role)).toEqual(['viewer', 'viewer', 'owner', 'owner', 'owner']);
    expect((await walk('search=bor')).map(({ name }) => name)).toEqual(['Bora']);
    const [workspace] = (await guest.call('GET', '/api/workspaces')).body.data;
    expect(await walk(`workspaceId=${workspace.id}`)).toHaveLength(3);
  });

  it('keeps apart when each of them opened it last', async () => {
    const { owner, guest, project } = await shared('viewer');
    const opened = async (person: Person) => (await person.call('GET', '/api/projects')).body.data[0].lastOpenedAt;
    const before = await opened(owner);
    await guest.call('GET', `/api/projects/${project}`);
    expect(await opened(owner)).toBe(before);
    expect((await opened(guest)) > before).toBe(true);
  });
});

describe('tokens', () => {
  it('are the owner’s, whoever generates', async () => {
    const { owner, guest, project } = await shared('editor');
    const [before, own] = [await owner.balance(), await guest.balance()];
    const { id, tokens } = await guest.begin(project, 'empathy-map');
    await guest.ended(id);
    expect(await owner.balance()).toBe(before - tokens);
    expect(await guest.balance()).toBe(own);
    const { entries } = (await owner.call('GET', '/api/balance')).body.data;
    expect(entries[0]).toMatchObject({ projectId: project, startedBy: 'Deniz Kaya' });
  });

  it('that do not suffice are told without their number', async () => {
    const { owner, guest, project } = await shared('editor');
    const { connection } = server.services.database;
    await connection('ledger_accounts').where({ user_id: owner.id, kind: 'wallet' }).update({ balance: 1 });
    const reply = await guest.order(project, 'empathy-map');
    expect(reply).toMatchObject(refusal('insufficient-tokens'));
    expect(reply.body.message).toContain('Ask Deniz Kaya to buy tokens');
    expect(reply.body.message).not.toMatch(/balance is/);
  });
});
