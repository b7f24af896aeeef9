import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createStreams } from '#server/http/createStreams.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const streamTimes = { heartbeat: 400, checkSession: 800, presence: 600 };

describe('watching a project', () => {
  let server: TestServer;
  let ada: Person;
  let project: string;
  const open: ProjectWatcher[] = [];

  beforeAll(async () => {
    server = await startTestServer({}, { streamTimes });
    ada = await Person.register(server);
    project = await ada.project();
  });
  afterEach(() => {
    for (const watcher of open.splice(0)) watcher.leave();
  });
  afterAll(() => server.stop());

  async function watch(person = ada, id = project): Promise<ProjectWatcher> {
    const watcher = new ProjectWatcher(server, person, id);
    open.push(watcher);
    await expect.poll(() => watcher.last('sync')).toBeDefined();
    return watcher;
  }
  const say = (watcher: ProjectWatcher, toolset: string | null) =>
    ada.call('PUT', `/api/projects/${project}/presence`, { stream: watcher.last('sync')!.stream, toolset });
  const by = () => ({ id: ada.id, name: 'Deniz Kaya' });

  it('begins with how the project stands, and who is here', async () => {
    const watcher = await watch();
    expect(watcher.last('sync')).toMatchObject({ name: 'Dönkap', mode: 'write', revisions: { about: 1, sections: 1 } });
    await expect
      .poll(() => watcher.last('presence'))
      .toEqual({
        people: [{ id: ada.id, name: 'Deniz Kaya', toolsets: [] }],
      });
  });

  it('tells what was saved, with its revision and by whom, once', async () => {
    const watcher = await watch();
    await ada.saveExample(project, 'market');
    await expect.poll(() => watcher.all('saved')).toEqual([{ toolset: 'market', revision: 1, by: by() }]);
    await expect.poll(() => watcher.lines.filter((line) => line.startsWith(': ')).length).toBeGreaterThan(1);
    expect(watcher.all('saved')).toHaveLength(1);
  });

  it('tells what only the rows tell, as where another server has no part in the bus', async () => {
    const watcher = await watch();
    const { connection } = server.services.database;
    await connection('project_toolsets').where({ project_id: project, toolset_id: 'about' }).increment('revision', 1);
    await connection('projects')
      .where({ id: project })
      .update({ name: 'Sandık', updated_at: '2099-01-01T00:00:00.000Z' });
    await expect.poll(() => watcher.all('saved')).toEqual([{ toolset: 'about', revision: 2, by: null }]);
    expect(watcher.all('project')).toEqual([{ name: 'Sandık', by: null }]);
  });

  it('tells that it takes another path, once, and where only the rows tell it', async () => {
    const watcher = await watch();
    await ada.call('PUT', `/api/projects/${project}/path`, { path: 'one-day' });
    await expect.poll(() => watcher.all('path')).toEqual([{ path: 'one-day', by: by() }]);
    const { connection } = server.services.database;
    await connection('projects').where({ id: project }).update({ path: 'five-days' });
    await expect.poll(() => watcher.last('path')).toEqual({ path: 'five-days', by: null });
    expect(watcher.all('path')).toHaveLength(2);
  });

  it('tells that a toolset goes to another depth, once, and where only the rows tell it', async () => {
    const watcher = await watch();
    const topics = ['/social/lifestyle'];
    await ada.call('PUT', `/api/projects/${project}/toolsets/environmental/depth`, { depth: 'decisive', topics });
    const told = { toolset: 'environmental', depth: 'decisive', topics };
    await expect.poll(() => watcher.all('depth')).toEqual([{ ...told, by: by() }]);
    const { connection } = server.services.database;
    const depths = JSON.stringify({ environmental: { depth: 'every', topics } });
    await connection('projects').where({ id: project }).update({ depths });
    await expect.poll(() => watcher.last('depth')).toEqual({ ...told, depth: 'every', by: null });
    expect(watcher.all('depth')).toHaveLength(2);
  });

  it('tells when the project is renamed or switched to reading, and of nothing that stays', async () => {
    const watcher = await watch();
    await ada.call('PATCH', `/api/projects/${project}`, { name: 'Kasa' });
    await ada.call('PATCH', `/api/projects/${project}`, { mode: 'read' });
    await ada.call('PATCH', `/api/projects/${project}`, { mode: 'write' });
    await expect
      .poll(() => watcher.all('mode'))
      .toEqual([
        { mode: 'read', by: by() },
        { mode: 'write', by: by() },
      ]);
    expect(watcher.all('project')).toEqual([{ name: 'Kasa', by: by() }]);
  });

  it('tells when a draft begins, is there and is thrown away', async () => {
    const watcher = await watch();
    const { id } = await ada.begin(project, 'stakeholder');
    await ada.ended(id);
    await ada.call('DELETE', `/api/projects/${project}/toolsets/stakeholder/draft`);
    await expect
      .poll(() => watcher.all('draft').map(({ toolset, state }) => [toolset, state]))
      .toEqual([
        ['stakeholder', 'started'],
        ['stakeholder', 'ended'],
        ['stakeholder', 'discarded'],
      ]);
  });

  it('shows each person once, with all toolsets that they have open', async () => {
    const [desk, phone] = [await watch(), await watch()];
    await say(desk, 'market');
    await say(phone, 'about');
    await expect.poll(() => desk.people).toEqual({ [ada.id]: ['about', 'market'] });
    await say(phone, null);
    await expect.poll(() => desk.people).toEqual({ [ada.id]: ['market'] });
  });

  it('shows a closed tab as gone at once', async () => {
    const [stays, leaves] = [await watch(), await watch()];
    await say(leaves, 'market');
    await expect.poll(() => stays.people).toEqual({ [ada.id]: ['market'] });
    leaves.leave();
    await expect.poll(() => stays.people).toEqual({ [ada.id]: [] });
  });

  it('shows somebody as gone whose page says nothing any more, and as back when it does', async () => {
    expect(createStreams().times.presence + createStreams().times.checkSession).toBeLessThan(30_000);
    const [stays, silent] = [await watch(), await watch()];
    await say(silent, 'market');
    await expect.poll(() => stays.people).toEqual({ [ada.id]: ['market'] });
    await expect.poll(() => stays.people).toEqual({ [ada.id]: [] });
    await say(silent, 'about');
    await expect.poll(() => stays.people).toEqual({ [ada.id]: ['about'] });
  });

  it('keeps a person’s seat from anybody else', async () => {
    const watcher = await watch();
    const bora = await Person.register(server);
    const path = `/api/projects/${project}/presence`;
    const body = { stream: watcher.last('sync')!.stream, toolset: 'market' };
    expect((await bora.call('PUT', path, body)).status).toBe(404);
    expect((await ada.call('PUT', path, { toolset: 'x'.repeat(65) })).status).toBe(422);
    const own = await bora.project();
    expect((await bora.call('PUT', `/api/projects/${own}/presence`, body)).status).toBe(204);
    expect(watcher.people).toEqual({ [ada.id]: [] });
  });

  it('takes for a place only a toolset that there is', async () => {
    const watcher = await watch();
    expect(await say(watcher, 'no-such-toolset')).toMatchObject({ status: 404, body: { key: 'not-found' } });
    expect((await say(watcher, 'market')).status).toBe(204);
    await expect.poll(() => watcher.people).toEqual({ [ada.id]: ['market'] });
  });

  it('does not take somebody for more pages than a person can have open', async () => {
    const patient = await startTestServer({}, { streamTimes: { ...streamTimes, presence: 600_000 } });
    const carol = await Person.register(patient);
    const own = await carol.project();
    const watcher = new ProjectWatcher(patient, carol, own);
    const ids = patient.services.toolsets.toolsets.map(({ manifest }) => manifest.id).slice(0, 10);
    const sit = (stream: string, toolset: string) =>
      carol.call('PUT', `/api/projects/${own}/presence`, { stream, toolset });
    await expect.poll(() => watcher.people).toHaveProperty(carol.id);
    // A page that has said where it is does not take its seat again by itself, so it is the first to make room.
    await sit(watcher.last('sync')!.stream, ids[0]!);
    await expect.poll(() => watcher.people).toEqual({ [carol.id]: [ids[0]] });
    for (const toolset of ids) await sit(`forged-${toolset}`, toolset);
    await expect.poll(() => watcher.people[carol.id]).toEqual(ids.slice(2).toSorted());
    watcher.leave();
    await patient.stop();
  });

  it('hears where somebody is more often than any page says it, and no more than that', async () => {
    const carol = await Person.register(server);
    const own = await carol.project();
    const beat = () => carol.call('PUT', `/api/projects/${own}/presence`, { stream: 'page', toolset: null });
    const replies = await Promise.all(Array.from({ length: 301 }, beat));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([...Array<number>(300).fill(204), 429]);
  });

  it('counts with the other streams of a person', async () => {
    for (let count = 0; count < 6; count += 1) await watch();
    expect((await ada.call('GET', `/api/projects/${project}/events`)).status).toBe(429);
  });

  describe('ends', () => {
    it('when the person signs out', async () => {
      const carol = await Person.register(server);
      const own = await carol.project();
      const watcher = await watch(carol, own);
      await carol.call('POST', '/api/auth/logout');
      await watcher.ended;
      expect(watcher.events.at(-1)).toEqual({ name: 'ended', data: { reason: 'signed-out' } });
    });

    it('when the person may no longer read the project, and tells nothing of it any more', async () => {
      const [carol, dora] = [await Person.register(server), await Person.register(server)];
      const own = await carol.project();
      const watcher = await watch(carol, own);
      const { connection } = server.services.database;
      await connection('projects').where({ id: own }).update({ user_id: dora.id, name: 'Not yours' });
      await watcher.ended;
      expect(watcher.events.at(-1)).toEqual({ name: 'ended', data: { reason: 'no-access' } });
      expect(JSON.stringify(watcher.events)).not.toContain('Not yours');
    });

    it('at once when the project is deleted', async () => {
      const patient = await startTestServer({}, { streamTimes: { ...streamTimes, checkSession: 600_000 } });
      const carol = await Person.register(patient);
      const own = await carol.project();
      const watcher = new ProjectWatcher(patient, carol, own);
      await expect.poll(() => watcher.last('presence')).toBeDefined();
      await carol.call('DELETE', `/api/projects/${own}`);
      await watcher.ended;
      expect(watcher.events.at(-1)).toEqual({ name: 'ended', data: { reason: 'no-access' } });
      await patient.stop();
    });

    it('when the server stops, without a reason, and says when to come back', async () => {
      const other = await startTestServer({}, { streamTimes });
      const carol = await Person.register(other);
      const watcher = new ProjectWatcher(other, carol, await carol.project());
      await expect.poll(() => watcher.last('presence')).toBeDefined();
      await other.stop();
      await watcher.ended;
      expect(watcher.all('ended')).toEqual([]);
      expect(watcher.lines.at(-1)).toMatch(/^retry: \d{4}$/);
    });
  });
});
