import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { formatMention } from '#engine/comments/mentions.ts';
import type { Notification } from '#engine/protocol/notification.ts';
import { sweep } from '#server/housekeeping/sweep.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(dialects)('notifications on %s', (dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
  });
  afterAll(() => server.stop());

  async function team() {
    const [owner, bora, cem] = [
      await Person.register(server),
      await Person.register(server),
      await Person.register(server),
    ];
    const project = await owner.project();
    const join = async (person: Person, role: string) => {
      const { email } = (await person.call('GET', '/api/user/current')).body.data;
      return (await owner.call('POST', `/api/projects/${project}/members`, { email, role })).body.data.id as string;
    };
    const ids = { bora: await join(bora, 'editor'), cem: await join(cem, 'viewer') };
    const say = async (person: Person, text: string, replyTo?: string) =>
      (await person.call('POST', `/api/projects/${project}/comments`, { toolset: 'persona', text, replyTo })).body.data
        .id as string;
    return { owner, bora, cem, project, ids, say };
  }
  const told = async (person: Person): Promise<Notification[]> =>
    (await person.call('GET', '/api/notifications')).body.data;
  const kinds = async (person: Person) => (await told(person)).map(({ kind }) => kind);

  it('tells of a project that one was taken into', async () => {
    const { bora, project } = await team();
    expect(await told(bora)).toMatchObject([
      { kind: 'share', project, projectName: 'Dönkap', by: 'Deniz Kaya', toolset: null, read: false, isGuest: false },
    ]);
  });

  it('tells each once of a comment: who is mentioned, who wrote in the thread, and the owner', async () => {
    const { owner, bora, cem, project, say } = await team();
    const first = await say(bora, 'Is this so?');
    expect(await told(owner)).toMatchObject([{ kind: 'comment', project, toolset: 'persona', comment: first }]);
    expect(await kinds(bora)).toEqual(['share']);
    await say(cem, `I think so, ${formatMention(owner.id)}.`, first);
    expect(await kinds(owner)).toEqual(['mention', 'comment']);
    expect(await kinds(bora)).toEqual(['reply', 'share']);
    await say(owner, 'Thank you both.', first);
    expect(await kinds(cem)).toEqual(['reply', 'share']);
    expect(await kinds(owner)).toEqual(['mention', 'comment']);
  });

  it('tells once of a mention that is written into a comment afterwards', async () => {
    const { owner, bora, cem, project, say } = await team();
    const comment = await say(owner, 'Is this so?');
    const edit = (text: string) => owner.call('PATCH', `/api/projects/${project}/comments/${comment}`, { text });
    await edit(`Is this so, ${formatMention(cem.id)}?`);
    expect(await kinds(cem)).toEqual(['mention', 'share']);
    await edit('Is this so?');
    await edit(`Is this so, ${formatMention(cem.id)} and ${formatMention(owner.id)}?`);
    expect(await kinds(cem)).toEqual(['mention', 'share']);
    expect(await kinds(bora)).toEqual(['share']);
    expect(await kinds(owner)).toEqual([]);
  });

  it('tells the team of what a guest says', async () => {
    const { owner, project } = await team();
    const made = await owner.call('POST', `/api/projects/${project}/share-links`, { takesComments: true });
    const address = new URL(made.body.data.url).pathname.replace('/shared/', '/api/shared/');
    await server.call('POST', `${address}/comments`, { body: { name: 'Nil Sarı', text: 'Who pays?' } });
    expect(await told(owner)).toMatchObject([{ kind: 'comment', by: 'Nil Sarı', isGuest: true }]);
  });

  it('tells once of what others have saved since one opened the project', async () => {
    const { owner, bora, project } = await team();
    await bora.saveExample(project, 'persona');
    await bora.saveExample(project, 'market');
    // Two pages ask at once.
    await Promise.all([told(owner), told(owner)]);
    expect(await told(owner)).toMatchObject([{ kind: 'change', project, read: false }]);
    expect(await kinds(bora)).toEqual(['share']);
    const [{ id }] = (await told(owner)) as [Notification];
    await owner.call('PATCH', '/api/notifications', { read: [id] });
    expect(await told(owner)).toMatchObject([{ id, read: true }]);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await bora.saveExample(project, 'stakeholder');
    expect(await told(owner)).toMatchObject([{ id, read: false }]);
  });

  it('marks as read only one’s own, and what was said where one has looked', async () => {
    const { owner, bora, project, say } = await team();
    await say(bora, 'Is this so?');
    const [{ id }] = (await told(owner)) as [Notification];
    await bora.call('PATCH', '/api/notifications', { read: [id] });
    expect(await told(owner)).toMatchObject([{ id, read: false }]);
    await owner.call('POST', `/api/projects/${project}/comments/read`, { toolset: 'persona' });
    expect(await told(owner)).toMatchObject([{ id, read: true }]);
  });

  it('tells nothing of a project that one was removed from, and forgets after ninety days', async () => {
    const { owner, cem, project, ids, say } = await team();
    await say(owner, `Look, ${formatMention(cem.id)}`);
    expect(await kinds(cem)).toEqual(['mention', 'share']);
    await owner.call('DELETE', `/api/projects/${project}/members/${ids.cem}`);
    expect(await told(cem)).toEqual([]);
    const { database } = server.services;
    const left = async () => (await database.connection('notifications').where({ user_id: cem.id })).length;
    await sweep(database, Date.now() + 89 * day);
    expect(await left()).toBe(2);
    await sweep(database, Date.now() + 91 * day);
    expect(await left()).toBe(0);
  });

  it('pages through five thousand of them', async () => {
    const { owner, project } = await team();
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      id: String(index).padStart(26, '0'),
      user_id: owner.id,
      project_id: project,
      kind: 'comment',
      happened_at: new Date(Date.now() - index * 1000).toISOString(),
    }));
    const { connection } = server.services.database;
    for (let from = 0; from < rows.length; from += 100)
      await connection('notifications').insert(rows.slice(from, from + 100));
    const { data, nextCursor } = (await owner.call('GET', '/api/notifications?limit=50')).body;
    expect(data.map(({ id }: Notification) => id)).toEqual(rows.slice(0, 50).map(({ id }) => id));
    const second = (await owner.call('GET', `/api/notifications?limit=50&cursor=${nextCursor}`)).body.data;
    expect(second[0].id).toBe(rows[50]!.id);
  });
});
