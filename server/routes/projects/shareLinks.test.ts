import { afterAll, beforeAll, expect, it } from 'vitest';

import { getAt } from '#engine/schema/pointer.ts';
import { Person } from '#server/testing/Person.ts';
import { addImage } from '#server/testing/SharedWorld.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function shared(body: object = {}) {
  const owner = await Person.register(server);
  const project = await owner.project();
  const links = `/api/projects/${project}/share-links`;
  const made = await owner.call('POST', links, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id, url } = made.body.data;
  const token: string = new URL(url).pathname.replace('/shared/', '');
  return { owner, project, links, id, token, address: `/api/shared/${token}` };
}

it('shows what is saved to whoever has the link, and of people only the name of its owner', async () => {
  const { owner, project, address, token } = await shared();
  expect(token.length).toBeGreaterThan(40);
  await owner.begin(project, 'stakeholder').then(({ id }) => owner.ended(id));
  const reply = await server.call('GET', address);
  expect(reply.status).toBe(200);
  expect(Object.keys(reply.body.data)).toEqual([
    'name',
    'description',
    'language',
    'ownerName',
    'toolsets',
    'takesComments',
    'brand',
  ]);
  expect(reply.body.data.brand).toBeNull();
  const saved = reply.body.data.toolsets.filter((toolset: { saved: boolean }) => toolset.saved);
  expect(saved.map(({ id }: { id: string }) => id)).toEqual(['about', 'sections']);

  const toolset = await server.call('GET', `${address}/toolsets/about`);
  const own = await owner.toolset(project, 'about');
  expect(toolset.body.data.content).toEqual(own.content);
  expect(toolset.body.data.unconfirmed).toEqual(own.unconfirmed);
  expect(own.unconfirmed).not.toEqual([]);
  expect(toolset.body.data.definition.manifest.id).toBe('about');
  expect(reply.body.data.ownerName).toBe('Deniz Kaya');
  const told = JSON.stringify([reply.body, toolset.body]);
  for (const secret of [owner.id, '@example', project]) expect(told).not.toContain(secret);
  // Drafted, and approved by nobody.
  expect((await server.call('GET', `${address}/toolsets/stakeholder`)).status).toBe(404);
});

it('keeps the open questions of the team to itself, as exports do', async () => {
  const { owner, project, address } = await shared();
  const content = { ...server.services.toolsets.get('about').examples.en, openQuestions: ['Will they pay at all?'] };
  await owner.save(project, 'about', content);
  const reply = await server.call('GET', `${address}/toolsets/about`);
  expect(reply.body.data.content.summary).toBe(server.services.toolsets.get('about').examples.en['summary']);
  expect(JSON.stringify(reply.body.data.content)).not.toMatch(/openQuestions|Will they pay/);
});

it('shows the steps of the project’s path, and what is saved beside it', async () => {
  const { owner, project, address } = await shared();
  const told = async () =>
    ((await server.call('GET', address)).body.data.toolsets as { id: string }[]).map(({ id }) => id);
  const { paths } = server.services;
  expect(await told()).toEqual(paths.stepsOf(null));
  await owner.saveExample(project, 'stakeholder');
  expect((await owner.call('PUT', `/api/projects/${project}/path`, { path: 'one-day' })).status).toBe(200);
  await owner.saveExample(project, 'market');
  const short = paths.stepsOf('one-day');
  expect(await told()).toEqual([
    ...short,
    'market',
    ...['sections', 'stakeholder'].filter((id) => !short.includes(id)),
  ]);
});

it('does not promise what a restored version has emptied', async () => {
  const { owner, project, address } = await shared();
  const versions = `/api/projects/${project}/versions`;
  const { id } = (await owner.call('POST', versions, { name: 'Before' })).body.data;
  await owner.saveExample(project, 'stakeholder');
  const told = async () => (await server.call('GET', address)).body.data.toolsets as { id: string; saved: boolean }[];
  expect(await told()).toContainEqual(expect.objectContaining({ id: 'stakeholder', saved: true }));
  expect((await owner.call('POST', `${versions}/${id}/restore`, {})).status).toBe(200);
  expect(await told()).toContainEqual(expect.objectContaining({ id: 'stakeholder', saved: false }));
});

it('is kept out of search engines and out of what other sites are told', async () => {
  const { address } = await shared();
  const { headers } = await server.call('GET', address);
  expect(headers.get('x-robots-tag')).toContain('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

it('holds until it is withdrawn', async () => {
  const { owner, links, id, address } = await shared();
  expect((await owner.call('GET', links)).body.data).toMatchObject([{ id, expiresAt: null }]);
  expect((await owner.call('DELETE', `${links}/${id}`)).status).toBe(204);
  for (const path of [address, `${address}/toolsets/about`])
    expect(await server.call('GET', path)).toMatchObject({ status: 404, body: { key: 'not-found' } });
  expect((await owner.call('DELETE', `${links}/${id}`)).status).toBe(404);
});

it('holds until it expires', async () => {
  const { id, address } = await shared({ expiresAt: new Date(Date.now() + 60_000).toISOString() });
  expect((await server.call('GET', address)).status).toBe(200);
  const { connection } = server.services.database;
  await connection('share_links').where({ id }).update({ expires_at: '2026-01-01T00:00:00.000Z' });
  expect((await server.call('GET', address)).status).toBe(404);
});

it('can be shown again, but for one of before, whose address is stored nowhere', async () => {
  const { owner, links, id, token } = await shared({ name: 'For the bank' });
  const listed = async () => (await owner.call('GET', links)).body.data;
  expect(await listed()).toMatchObject([{ id, name: 'For the bank', url: expect.stringMatching(`/shared/${token}$`) }]);
  await server.services.database.connection('share_links').where({ id }).update({ token_hash: 'of-before' });
  expect(await listed()).toMatchObject([{ id, url: null }]);
});

it('shows chosen toolsets and nothing else of the project', async () => {
  const { owner, project, links, id, address } = await shared({ toolsets: ['persona', 'lean-canvas'] });
  for (const toolset of ['stakeholder', 'persona', 'sections']) await owner.saveExample(project, toolset);
  const { data } = (await server.call('GET', address)).body;
  expect(data.toolsets.map((toolset: { id: string }) => toolset.id).toSorted()).toEqual(['lean-canvas', 'persona']);
  const read = (toolset: string) => server.call('GET', `${address}/toolsets/${toolset}`);
  const persona = await read('persona');
  const stakeholders = server.services.toolsets.get('stakeholder').examples.en['stakeholders'] as { id: string }[];
  const named = stakeholders.filter((one) => JSON.stringify(persona.body.data.content).includes(one.id));
  expect(named.length).toBeLessThan(stakeholders.length);
  const told = Object.values(persona.body.data.references).flat() as { id: string }[];
  expect(told.filter(({ id }) => stakeholders.some((one) => one.id === id)).length).toBe(named.length);
  for (const path of ['/toolsets/stakeholder', '/toolsets/about', '/standing'])
    expect((await server.call('GET', address + path)).status).toBe(404);
  // The same address shows more once its owner says so.
  const changed = await owner.call('PATCH', `${links}/${id}`, { toolsets: null });
  expect(changed.body.data).toMatchObject({ id, toolsets: null });
  expect((await read('stakeholder')).status).toBe(200);
  expect((await server.call('GET', `${address}/standing`)).status).toBe(200);
});

it('shows without the unconfirmed what somebody has confirmed', async () => {
  const { owner, project, address } = await shared({ confirmedOnly: true });
  const path = `/api/projects/${project}/toolsets/about`;
  const { unconfirmed, content, revision } = await owner.toolset(project, 'about');
  const [pointer] = unconfirmed.filter((one) => typeof getAt(content!, one) === 'string');
  const words = getAt(content!, pointer!) as string;
  const read = async () => JSON.stringify(await server.call('GET', `${address}/toolsets/about`));
  expect(await read()).not.toContain(words);
  const pointers = { pointers: [pointer], revision };
  expect((await owner.call('POST', `${path}/confirmations`, pointers)).status).toBe(200);
  expect(await read()).toContain(JSON.stringify(words).slice(1, -1));
  expect((await server.call('GET', `${address}/toolsets/about`)).body.data.unconfirmed).toEqual([]);
  // Nobody has confirmed anything of it.
  const { id } = await owner.begin(project, 'stakeholder');
  await owner.ended(id);
  expect((await server.call('GET', `${address}/toolsets/stakeholder`)).status).toBe(404);
});

it('shows no image of a toolset that it does not show', async () => {
  const { owner, project, links, id, address } = await shared({ toolsets: ['persona'] });
  const fileName = await addImage(server, project, owner.id);
  const image = `${address}/images/${fileName}`;
  expect((await server.call('GET', image)).status).toBe(404);
  await owner.call('PATCH', `${links}/${id}`, { toolsets: null });
  expect((await server.call('GET', image)).status).toBe(200);
});

it('is refused with toolsets that are not there', async () => {
  const { owner, links } = await shared();
  const reply = await owner.call('POST', links, { toolsets: ['persona', 'nowhere'] });
  expect(reply).toMatchObject({ status: 422, body: { errors: [{ path: '/toolsets', key: 'unknown-toolset' }] } });
});

it('is kept only as what it is recognised by', async () => {
  const { token } = await shared();
  expect(JSON.stringify(await server.services.database.connection('share_links'))).not.toContain(token);
});

it('is made by the owner only, for a time to come', async () => {
  const { owner, project, links, id } = await shared();
  const past = await owner.call('POST', links, { expiresAt: '2026-01-01T00:00:00.000Z' });
  expect(past).toMatchObject({ status: 422, body: { errors: [{ path: '/expiresAt' }] } });
  const { token, user } = await server.register();
  await owner.call('POST', `/api/projects/${project}/members`, { email: user.email, role: 'editor' });
  const editor = new Person(server, { id: user.id, token });
  for (const [method, path] of [
    ['GET', links],
    ['POST', links],
    ['PATCH', `${links}/${id}`],
    ['DELETE', `${links}/${id}`],
  ] as const)
    expect((await editor.call(method, path, method === 'POST' || method === 'PATCH' ? {} : undefined)).status).toBe(
      403,
    );
  // Nor does it withdraw a link of another project.
  const other = await shared();
  expect((await owner.call('DELETE', `${links}/${other.id}`)).status).toBe(404);
});
