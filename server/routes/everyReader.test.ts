import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { mayOnProject } from '#server/access/mayOnProject.ts';
import { allRoutes } from '#server/createServer.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { readEventStream } from '#server/testing/readEventStream.ts';
import { closed, fillPath, keyOf, onLinks, onProjects, splitKey } from '#server/testing/routeCases.ts';
import { createSharedWorld, type ReaderName, readers, type SharedWorld } from '#server/testing/SharedWorld.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const routes = allRoutes();
const streams = routes
  .filter(({ answer, access }) => answer.type === 'text/event-stream' && access !== 'public')
  .map(keyOf);
const streamTimes = { heartbeat: 60_000, checkSession: 150 };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { streamTimes });
});
afterAll(() => server.stop());
// Each test registers people, more often in all than one address may.
beforeEach(async () => {
  for (const name of ['sign-in', 'client-code-requests', 'client-code-checks', 'guest-comments'] as const)
    await server.services.limits.reset(name, { client: '127.0.0.1' });
});

it('has a row for every route whose address names a project, a generation or a link, streams included', () => {
  const rows = [...Object.keys(onProjects), ...onLinks];
  const named = routes.filter(({ path }) => /\/(projects|generations|shared)\/:/.test(path)).map(keyOf);
  expect(named.toSorted()).toEqual(rows.toSorted());
  expect(rows).toEqual(expect.arrayContaining(streams));
  expect(streams.length).toBeGreaterThan(1);
});

/** What a reader is told who may not do it; null where they may. */
function refusalOf(reader: ReaderName, key: string): object | null {
  if (reader === 'anonymous' || reader === 'holder of a link') return { status: 401, body: { key: 'unauthorized' } };
  const role = reader === 'owner' || reader === 'editor' || reader === 'viewer' ? reader : null;
  const verdict = mayOnProject(role, onProjects[key]!, { mode: 'write', removedAt: null });
  if (verdict === 'allowed') return null;
  return verdict === 'hidden'
    ? { status: 404, body: { key: 'not-found' } }
    : { status: 403, body: { key: 'role-too-low', message: expect.any(String) } };
}

describe.each(readers)('%s', (reader) => {
  const kept = new Map<string, Promise<SharedWorld>>();
  const keptFor = (use: string) => {
    const world = kept.get(use) ?? createSharedWorld(server, reader);
    kept.set(use, world);
    return world;
  };
  /** What is refused or only read changes nothing, so that one project is enough for all of it. */
  const unchanged = () => keptFor('reading');
  /** Another one for what is added and changed, which nothing else needs as it was. */
  const changing = () => keptFor('writing');

  it.each(Object.entries(onProjects))('%s, which is to %s', async (key) => {
    const [method, path] = splitKey(key);
    const refusal = refusalOf(reader, key);
    const takesAway = method === 'DELETE' || /\/(restore|owner|members)\b/.test(path);
    const world = await (refusal || method === 'GET'
      ? unchanged()
      : takesAway
        ? createSharedWorld(server, reader)
        : changing());
    const { owning, token } = world;
    if (!refusal && onProjects[key] === 'restore') await world.host.call('DELETE', `/api/projects/${idOf(world)}`);
    const before = refusal && (await stateOf(world));
    const body = closed[key]!.body?.(owning);
    const reply = await server.call(method, fillPath(path, owning.ids), { ...(token && { token }), body });
    if (refusal) {
      expect(reply).toMatchObject(refusal);
      expect(await stateOf(world)).toEqual(before);
      return;
    }
    expect([401, 403, 404, 500], JSON.stringify(reply.body)).not.toContain(reply.status);
    if (streams.includes(key)) expect(reply.headers.get('content-type')).toContain('text/event-stream');
  });

  it.each(onLinks)('%s', async (key) => {
    const [method, path] = splitKey(key);
    const world = await unchanged();
    const ask = (name: string) =>
      server.call(method, fillPath(path.replace(':token', name), world.owning.ids), {
        ...(world.token && { token: world.token }),
        ...(method === 'POST' && { body: { name: 'Nil', text: 'Is this the average?' } }),
      });
    expect((await ask(world.link)).status).toBe(method === 'POST' ? 201 : 200);
    // A link is its secret only, not what it shows, whoever asks.
    for (const other of [idOf(world), world.owning.ids[':link']!, `${world.link}x`])
      expect(await ask(other)).toMatchObject({ status: 404, body: { key: 'not-found' } });
  });
});

/** Routes whose address names something in a project besides the project. */
const withSecondId = Object.keys(onProjects).filter((key) => /:id\/.*:(?!toolset)/.test(key));

it.each(withSecondId)('%s reaches nothing of another project', async (key) => {
  const [method, path] = splitKey(key);
  const { host, owning } = await createSharedWorld(server, 'owner');
  const own = { ...owning.ids, '/api/projects': await host.project() };
  const reply = await host.call(method, fillPath(path, own), closed[key]!.body?.(owning));
  expect(reply).toMatchObject({ status: 404, body: { key: 'not-found' } });
  const inPlace = await host.call(method, fillPath(path, owning.ids), closed[key]!.body?.(owning));
  expect([200, 201, 204], JSON.stringify(inPlace.body)).toContain(inPlace.status);
});

describe.each(streams)('%s', (key) => {
  const write = answerFromExamples();
  let model: FakeModelServer;
  let live: TestServer;
  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    live = await startTestServer({ OPENAI_BASE_URL: model.url }, { streamTimes });
  });
  afterAll(async () => {
    await live.stop();
    await model.stop();
  });

  it.each(['viewer', 'editor', 'owner'] as const)('ends for a former %s', async (reader) => {
    model.script = ({ body }) => ({ text: write(body) });
    const { host, owning, token } = await createSharedWorld(live, reader);
    const address = `/api/projects/${owning.ids['/api/projects']}`;
    await host.saveExample(owning.ids['/api/projects']!, 'sections');
    model.script = () => ({ silent: true });
    const { id } = await host.begin(owning.ids['/api/projects']!, 'stakeholder');
    const path = fillPath(splitKey(key)[1], { ...owning.ids, '/api/generations': id });
    const seen: string[] = [];
    for await (const { name } of readEventStream({ url: live.url + path, token: token! })) {
      if (seen.length === 0) {
        const lost = reader === 'owner' ? address : `${address}/members/${owning.ids[':member']}`;
        expect((await host.call('DELETE', lost)).status).toBe(204);
      }
      seen.push(name);
    }
    expect(seen.length).toBeGreaterThan(0);
    expect(await live.call('GET', path, { token: token! })).toMatchObject({ status: 404, body: { key: 'not-found' } });
  });
});

const idOf = ({ owning }: SharedWorld) => owning.ids['/api/projects']!;

/** What the owner sees of the project. */
async function stateOf(world: SharedWorld): Promise<unknown[]> {
  const address = `/api/projects/${idOf(world)}`;
  const paths = ['/toolsets/about', '/toolsets/about/locks', '/versions', '/members', '/share-links', '/comments'];
  const own = new Person(server, world.host);
  // Looked at more often than a person looks.
  await server.services.limits.reset('lists', { person: world.host.id });
  const replies = await Promise.all(
    ['/api/projects', ...paths.map((path) => address + path)].map((path) => own.call('GET', path)),
  );
  return replies.map(({ status, body }) => [status, body]);
}
