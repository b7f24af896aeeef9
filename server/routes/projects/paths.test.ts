import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const oneDay = [
  'about',
  'sections',
  'stakeholder',
  'exploratory-interview',
  'persona',
  'final-persona',
  'lean-canvas',
  'experiments',
];

describe('the path of a project', () => {
  let server: TestServer;
  let ada: Person;
  let bora: Person;
  let vera: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer();
    ada = await Person.register(server);
    project = await ada.project();
    [bora, vera] = [await join('bora@example.com', 'editor'), await join('vera@example.com', 'viewer')];
  });
  afterAll(() => server.stop());

  async function join(email: string, role: string) {
    const { token, user } = await server.register(email);
    expect((await ada.call('POST', `/api/projects/${project}/members`, { email, role })).status).toBe(201);
    return new Person(server, { id: user.id, token });
  }
  const steps = async () =>
    (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data as { id: string; onPath: boolean }[];
  const onPath = async () => (await steps()).filter((step) => step.onPath).map(({ id }) => id);
  const read = async () => (await ada.call('GET', `/api/projects/${project}`)).body.data;
  const take = (person: Person, path: string) => person.call('PUT', `/api/projects/${project}/path`, { path });

  it('can be one of those that are offered, the specification’s first', async () => {
    const { body } = await ada.call('GET', '/api/paths');
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['programme', 'one-day', 'five-days']);
    const [programme, day] = body.data;
    expect(programme.toolsets).toHaveLength(24);
    expect(day).toMatchObject({ title: { en: 'One day', tr: 'Bir gün' }, minutes: 370 });
    expect(day.toolsets[2]).toEqual({ id: 'stakeholder', minutes: 10 });
  });

  it('is the specification’s where none was chosen, with all steps', async () => {
    expect(await read()).toMatchObject({ path: 'programme', progress: { saved: 2, total: 24 } });
    expect(await onPath()).toHaveLength(24);
  });

  it('can be chosen when it is made', async () => {
    const made = { name: 'Kapak', description: 'Lids that come back.', path: 'one-day' };
    const { status, body } = await ada.call('POST', '/api/projects', made);
    expect(status).toBe(201);
    expect(body.data.project).toMatchObject({ path: 'one-day', progress: { total: 8 } });
    const wrong = await ada.call('POST', '/api/projects', { ...made, path: 'gone' });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: '/path', key: 'not-in-list' }] } });
  });

  it('can be changed by owner and editors, and loses nothing', async () => {
    await ada.saveExample(project, 'stakeholder');
    await ada.saveExample(project, 'market');
    expect(await take(bora, 'one-day')).toMatchObject({
      status: 200,
      body: { data: { path: 'one-day', progress: { saved: 3, total: 8 } } },
    });
    const all = await steps();
    expect(all.slice(0, 8).map(({ id }) => id)).toEqual(oneDay);
    expect(all).toHaveLength(30);
    expect(await onPath()).toEqual(oneDay);
    expect(all.find(({ id }) => id === 'market')).toMatchObject({ onPath: false, status: 'saved', saved: true });
    expect((await take(vera, 'programme')).status).toBe(403);
    expect((await take(bora, 'gone')).status).toBe(422);
    const { body } = await ada.call('PATCH', `/api/projects/${project}`, { path: 'programme' });
    expect(body.data).toMatchObject({ path: 'programme', progress: { saved: 4, total: 24 } });
  });

  it('has what somebody works on since on it, after what was planned', async () => {
    await take(ada, 'one-day');
    await ada.ended((await ada.begin(project, 'environmental')).id);
    expect(await onPath()).toEqual([...oneDay, 'environmental']);
    expect(await read()).toMatchObject({ progress: { saved: 3, generated: 1, total: 9 } });
  });

  it('comes along in a copy, with what was begun beside it', async () => {
    const copy = { name: 'Copy', toolsets: 'all' };
    const { project: made } = (await ada.call('POST', `/api/projects/${project}/copies`, copy)).body.data;
    expect(made).toMatchObject({ path: 'one-day', progress: { saved: 3, generated: 1, total: 9 } });
    const copied = (await ada.call('GET', `/api/projects/${made.id}/toolsets`)).body.data as { onPath: boolean }[];
    expect(copied.filter((step) => step.onPath)).toHaveLength(9);
  });

  it('is what a draft of all writes', async () => {
    const made = { name: 'Kutu', description: 'Boxes that come back.', path: 'one-day' };
    const { project: own, generation } = (await ada.call('POST', '/api/projects', made)).body.data;
    await ada.ended(generation.id);
    const { id } = await ada.beginSeveral(own.id, 'all');
    const { steps: written } = await ada.read(id);
    expect(written.map(({ toolset }) => toolset).toSorted()).toEqual(oneDay.toSorted());
  });
});
