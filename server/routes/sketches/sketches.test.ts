import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hour } from '#engine/dates/durations.ts';
import type { SketchContent } from '#engine/protocol/sketch.ts';
import { sketchedToolsets } from '#engine/sketch/sketchedToolsets.ts';
import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { sweep } from '#server/housekeeping/sweep.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';
import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects, mysqlUrl } from '#server/testing/testDatabases.ts';

const idea = 'We lend reusable lunch boxes to restaurants in Kadıköy. Nobody pays a deposit.';
const sketched = sketchedToolsets(loadedToolsets().registry.toolsets).map(({ manifest }) => manifest.id);

/** The events of a sketch, to their end. */
async function watch(server: TestServer, secret: string) {
  const reply = await fetch(`${server.url}/api/sketches/${secret}/events`, { headers: { 'accept-language': 'en' } });
  const events = [...(await reply.text()).matchAll(/event: (\w+)\ndata: (.*)/g)];
  return {
    status: reply.status,
    events: events.map(([, name, data]) => ({ name, data: JSON.parse(data!) as SketchContent })),
  };
}
const begin = async (server: TestServer, body: object = { text: idea, language: 'en' }) =>
  server.call('POST', '/api/sketches', { body });
const forget = (server: TestServer) => server.services.limits.reset('sketches', { client: '127.0.0.1' });

describe.each(dialects)('sketches on %s', (dialect) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
  });
  afterAll(() => server.stop());

  async function drawn() {
    await forget(server);
    const { status, body } = await begin(server);
    expect(status).toBe(202);
    const { events } = await watch(server, body.data.secret);
    return { secret: body.data.secret as string, last: events.at(-1)! };
  }

  it('draws three small drafts of an idea, without an account', async () => {
    const { last } = await drawn();
    expect(last.name).toBe('done');
    expect(last.data.drafts.map(({ toolset }) => toolset)).toEqual(sketched);
    expect(sketched).toHaveLength(3);
    expect(last.data.drafts[0]!.content['stakeholders']).toHaveLength(6);
    for (const { content } of last.data.drafts) expect(JSON.stringify(content)).not.toMatch(/evidence|"id"/);
  });

  it('becomes a project of whoever registers, and its drawings wait there as drafts that cost nothing', async () => {
    const { secret, last } = await drawn();
    const session = await server.register(undefined, { sketch: secret });
    const owner = new Person(server, { id: session.user.id, token: session.token });
    const project = session.project!;
    const { name, description } = (await owner.call('GET', `/api/projects/${project}`)).body.data;
    expect([name, description]).toEqual(['We lend reusable lunch boxes to restaurants in Kadıköy', idea]);
    for (const { toolset, content } of last.data.drafts) {
      const {
        status,
        content: kept,
        unconfirmed,
      } = (await owner.call('GET', `/api/projects/${project}/toolsets/${toolset}`)).body.data;
      expect([status, unconfirmed]).toEqual(['generated', ['']]);
      expect(kept).toMatchObject(content);
    }
    const welcome = (await owner.call('GET', '/api/balance')).body.data;
    expect(welcome.entries.filter(({ amount }: { amount: number }) => amount < 0)).toEqual([]);
  });

  it('is kept once, by whoever comes first, also by signing in', async () => {
    const { secret } = await drawn();
    const email = `bora-${Date.now()}@example.com`;
    await server.register(email);
    const log = () =>
      server.call('POST', '/api/auth/login', { body: { email, password: goodPassword, sketch: secret } });
    const [one, two] = await Promise.all([log(), log()]);
    const projects = [one.body.data.project, two.body.data.project];
    expect(projects.filter((project) => project === null)).toHaveLength(1);
    expect((await watch(server, secret)).status).toBe(404);
  });

  it('signs somebody in whose sketch is gone', async () => {
    expect((await server.register(undefined, { sketch: 'nothing' })).project).toBeNull();
  });

  it('is gone after an hour', async () => {
    const { secret } = await drawn();
    const { connection } = server.services.database;
    await connection('sketches').update({ created_at: new Date(Date.now() - hour - 1000).toISOString() });
    expect((await watch(server, secret)).status).toBe(404);
    expect((await server.register(undefined, { sketch: secret })).project).toBeNull();
    await sweep(server.services.database, Date.now());
    expect(await connection('sketches')).toEqual([]);
  });

  it.each([
    ['no words', { text: ' \n ', language: 'en' }, '/text'],
    ['too many', { text: 'x'.repeat(10_000), language: 'en' }, '/text'],
    ['another language', { text: idea, language: 'xx' }, '/language'],
  ])('is refused with %s', async (_, body, path) => {
    await forget(server);
    expect(await begin(server, body)).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  });
});

it.skipIf(!mysqlUrl)('lets so many be drawn a day, also on two servers, and one network so many', async () => {
  const database = await createMigratedDatabase('mysql');
  const environment = { SKETCHES_PER_DAY: '3', DATABASE_URL: database.url! };
  const servers = await Promise.all([1, 2].map(() => startTestServer(environment, { database })));
  const keys: string[] = [];
  for (const server of [...servers, ...servers]) keys.push((await begin(server)).body.key ?? 'drawn');
  expect(keys).toEqual(['drawn', 'drawn', 'drawn', 'sketches-full']);
  const statuses: number[] = [];
  for (let call = 0; call < 9; call += 1) statuses.push((await begin(servers[0]!)).status);
  expect(statuses.at(-1)).toBe(429);
  for (const server of servers) await server.stop();
  await database.drop();
});

it('draws nothing where no model is connected, or where a paid one is and nobody has allowed it', async () => {
  const none = await startTestServer({}, { withoutModel: true });
  const paid = await startTestServer({ OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: 'http://127.0.0.1:9' });
  for (const server of [none, paid]) {
    expect((await server.call('GET', '/api/configuration')).body.data.sketches).toBe(false);
    expect((await begin(server)).body.key).toBe('no-sketches');
    await server.stop();
  }
});

it('says that a model did not finish', async () => {
  const server = await startTestServer({ OPENAI_BASE_URL: 'http://127.0.0.1:9' });
  const { body } = await begin(server);
  const { events } = await watch(server, body.data.secret);
  expect(events).toMatchObject([{ name: 'failed', data: { error: { key: 'sketch-failed' } } }]);
  await server.stop();
});
