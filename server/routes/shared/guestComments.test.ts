import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Comment } from '#engine/protocol/comment.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function room(body: object = { takesComments: true }) {
  const owner = await Person.register(server);
  const project = await owner.project();
  await owner.saveExample(project, 'persona');
  const { id, url } = (await owner.call('POST', `/api/projects/${project}/share-links`, body)).body.data;
  const address = `${new URL(url).pathname.replace('/shared/', '/api/shared/')}/comments`;
  const say = (words: object) => server.call('POST', address, { body: { name: 'Nil Sarı', ...words } });
  const told = async () => (await server.call('GET', address)).body.data;
  const comments = `/api/projects/${project}/comments`;
  return { owner, project, id, url, address, say, told, comments };
}

it('takes comments of guests without an account, answers included, and keeps the team’s own talk to itself', async () => {
  const { owner, say, told, comments } = await room();
  await owner.call('POST', comments, { toolset: 'persona', text: 'Between us: is she real?' });
  const reply = await say({ text: 'Is 58% the average?', place: 'persona', email: 'nil@example.com' });
  expect(reply).toMatchObject({ status: 201, body: { data: { name: 'Nil Sarı', isGuest: true, toolset: 'persona' } } });
  const { id } = reply.body.data;
  const inTeam: Comment[] = (await owner.call('GET', comments)).body.data;
  expect(inTeam.at(-1)).toMatchObject({ id, guest: 'Nil Sarı', author: null, seenByGuests: true, toolset: 'persona' });
  const answer = { toolset: 'persona', text: '81, 66 and 41.', replyTo: id };
  expect((await owner.call('POST', comments, answer)).body.data).toMatchObject({ seenByGuests: true });
  expect(await told()).toMatchObject([
    { name: 'Nil Sarı', text: 'Is 58% the average?', replyTo: null },
    { name: 'Deniz Kaya', text: '81, 66 and 41.', replyTo: id, isGuest: false },
  ]);
  expect(JSON.stringify(await told())).not.toMatch(/nil@example\.com|Between us/);
  expect(JSON.stringify(inTeam)).not.toContain('nil@example.com');
});

it('says of the project as a whole what names no place, where the team reads about it', async () => {
  const { say } = await room();
  const { data } = (await say({ text: 'What is next?' })).body;
  const mirroring = server.services.toolsets.toolsets.filter(({ manifest }) => manifest.mirrors);
  expect([data.toolset]).toEqual(mirroring.map(({ manifest }) => manifest.id));
  const chosen = await room({ takesComments: true, toolsets: ['persona'] });
  expect((await chosen.say({ text: 'What is next?' })).body.data.toolset).toBe('persona');
  expect((await chosen.say({ text: 'And this?', place: 'stakeholder' })).body.errors).toMatchObject([
    { path: '/place' },
  ]);
});

it('mails an answer to the guest who left an address, as long as the link works', async () => {
  const { owner, project, id: link, say, comments, url } = await room();
  const { id } = (await say({ text: 'Who pays?', email: 'kerem@example.com' })).body.data;
  const answer = (text: string) => owner.call('POST', comments, { toolset: 'about', text, replyTo: id });
  const mails = () => server.mailsTo('kerem@example.com');
  await answer('The owners.');
  await expect.poll(async () => (await mails()).map(({ text }) => text)).toEqual([expect.stringContaining(url)]);
  await owner.call('DELETE', `/api/projects/${project}/share-links/${link}`);
  await answer('And nobody else.');
  expect(await mails()).toHaveLength(1);
  expect(JSON.stringify(await server.services.database.connection('comments').where({ id }))).not.toContain('kerem@');
});

it('takes none where the owner has not opened the link for them, or closes it', async () => {
  const { owner, project, id, say, address } = await room({});
  const refused = { status: 400, body: { key: 'no-guest-comments' } };
  expect(await say({ text: 'Hello?' })).toMatchObject(refused);
  expect(await server.call('GET', address)).toMatchObject(refused);
  const links = `/api/projects/${project}/share-links/${id}`;
  await owner.call('PATCH', links, { takesComments: true });
  expect((await say({ text: 'Hello?' })).status).toBe(201);
  await owner.call('PATCH', links, { takesComments: false });
  expect(await say({ text: 'Hello?' })).toMatchObject(refused);
});

it.each([
  ['no name', { name: ' ', text: 'Hello' }, '/name'],
  ['a name of two lines', { name: 'Nil\nDeniz Kaya', text: 'Hello' }, '/name'],
  ['no text', { text: '\u200B ' }, '/text'],
  ['a megabyte', { text: 'x'.repeat(1_000_000) }, '/text'],
  ['an address that is none', { text: 'Hello', email: 'nil' }, '/email'],
  ['a field that is none', { text: 'Hello', place: 'persona/nowhere' }, '/place'],
  ['a toolset that is none', { text: 'Hello', place: '../about' }, '/place'],
])('is refused with %s', async (_, words, path) => {
  const { say, told } = await room();
  const reply = await say(words);
  expect([413, 422]).toContain(reply.status);
  if (reply.status === 422) expect(reply.body.errors).toMatchObject([{ path }]);
  expect(await told()).toEqual([]);
});

it('names nothing of an item that the link leaves out', async () => {
  const { owner, project, say } = await room({ takesComments: true, confirmedOnly: true });
  const { id } = await owner.begin(project, 'stakeholder');
  await owner.ended(id);
  const { content, revision } = await owner.toolset(project, 'stakeholder');
  // Saved as it was drafted, and confirmed by nobody.
  await owner.call('PUT', `/api/projects/${project}/toolsets/stakeholder`, { content, revision });
  const [first] = content!['stakeholders'] as { id: string; nameOrRole: string }[];
  const reply = await say({ text: 'Who is this?', place: `stakeholder/stakeholders/${first!.id}/nameOrRole` });
  expect(JSON.stringify(reply.body)).not.toContain(first!.nameOrRole);
});

it('answers only within its own link, and is deleted by the owner', async () => {
  const [one, other] = [await room(), await room()];
  const { id } = (await one.say({ text: 'Is this so?' })).body.data;
  expect((await other.say({ text: 'I think so.', replyTo: id })).status).toBe(404);
  expect((await one.say({ text: 'Is it?', replyTo: id })).status).toBe(201);
  expect((await one.owner.call('DELETE', `${one.comments}/${id}`)).status).toBe(204);
  expect((await one.told()).map(({ text }: { text: string }) => text)).toEqual(['Is it?']);
});

it('lets one network write so much and no more', async () => {
  const { say } = await room();
  await server.services.limits.reset('guest-comments', { client: '127.0.0.1' });
  const replies = [];
  for (let count = 0; count < 31; count += 1) replies.push((await say({ text: `Offer ${count}` })).status);
  expect(replies.filter((status) => status === 201)).toHaveLength(30);
  expect(replies.at(-1)).toBe(429);
});
