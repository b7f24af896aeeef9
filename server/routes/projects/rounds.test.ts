import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ProjectFile } from '#engine/protocol/projectFile.ts';
import type { StartedRound } from '#engine/protocol/round.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import type { ProjectStory } from '#engine/protocol/story.ts';
import type { Version } from '#engine/protocol/version.ts';
import { getAt, setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const plan = 'mvp-test-plan';
const offer = 'sections/assumptions/staff-will-offer';
const people = 'sections/assumptions/people-return';

describe.each(dialects)('rounds, on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
    ada = await Person.register(server);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id as string;
  });
  afterAll(() => server.stop());

  const start = (body: object, person = ada, id = project) =>
    person.call('POST', `/api/projects/${id}/rounds`, { name: 'The weak two', after: 1, ...body });
  const standing = async (id = project) =>
    (await ada.call('GET', `/api/projects/${id}/standing`)).body.data as Standing;
  const versions = async () => (await ada.call('GET', `/api/projects/${project}/versions`)).body.data as Version[];
  const hypotheses = (document: unknown) => getAt(document, '/hypotheses') as Record<string, unknown>[];

  it('begin with what fell and what is open, and keep how the last one ended', async () => {
    const before = await ada.toolset(project, plan);
    const watcher = new ProjectWatcher(server, ada, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    const { status, body } = await start({ beginsOn: '2099-09-07' });
    expect(status).toBe(201);
    const started = body.data as StartedRound;
    expect(started.round).toMatchObject({ number: 2, name: 'The weak two', beginsOn: '2099-09-07', endedAt: null });
    expect(started.version).toMatchObject({ name: 'Round 1', cause: 'round', current: true });
    await expect.poll(() => watcher.last('rounds')?.by?.id).toBe(ada.id);
    watcher.leave();

    const { content, draft, savedContent, unconfirmed } = await ada.toolset(project, plan);
    expect([draft?.starter, draft?.ofRound, unconfirmed, savedContent]).toEqual([false, true, [], before.content]);
    const statuses = (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data;
    expect(statuses.find(({ id }: { id: string }) => id === plan)).toMatchObject({
      status: 'generated',
      ofRound: true,
    });
    const now = hypotheses(content);
    // What fell is tested again under an id of its own, what waits for its result goes on.
    expect(now.slice(0, 5).map(({ id }) => id)).toEqual([
      'staff-offer-r2',
      'unit-cost-r2',
      'lobby-capacity-r2',
      'courier-return-r2',
      'owner-renewal',
    ]);
    expect(now[0]).toMatchObject({ claim: offer, thresholdValue: 75, name: 'Staff offer it in the rush' });
    expect(now[0]).not.toHaveProperty('period');
    // What held stays, with its id, and so does what has a verdict.
    expect(now.map(({ id }) => id)).toEqual(expect.arrayContaining(['return-rate', 'repeat-use', 'staff-offer']));
    expect(started.plan).toMatchObject({ toolset: plan, held: 3 });
    // Criteria ask for the hypotheses that are tested again; days are planned anew.
    const offered = (getAt(content, '/acceptanceCriteria') as Record<string, unknown>[]).find(
      ({ id }) => id === 'offer',
    );
    expect(offered).toMatchObject({ hypotheses: ['staff-offer-r2'] });
    expect(getAt(content, '/date')).toBeUndefined();

    expect(await standing()).toMatchObject({
      round: { number: 2 },
      rounds: [
        { number: 1, name: null, version: started.version.id },
        { number: 2, version: null },
      ],
      next: expect.arrayContaining([{ kind: 'round', at: '2099-09-07', round: 2, name: 'The weak two' }]),
    });
  });

  it('let a result of the new round speak for the claim, and what held count on', async () => {
    const { content, draft, revision } = await ada.toolset(project, plan);
    const saved = await ada.call('PUT', `/api/projects/${project}/toolsets/${plan}`, {
      content,
      revision,
      draft: draft?.generationId,
    });
    expect(saved.status).toBe(200);
    const reason = async (id: string) => (await standing()).reasons.find((each) => each.id === id);
    expect(await reason(offer)).toMatchObject({ state: 'refuted', test: { result: 58 } });
    expect(await reason(people)).toMatchObject({ state: 'supported', test: { result: 91 } });

    const lessons = (await ada.toolset(project, 'lessons-learned')).content as ToolsetDocument;
    const results = getAt(lessons, '/hypothesisResults') as object[];
    const second = { id: 'offer-again', name: 'Again', hypothesis: 'staff-offer-r2', resultValue: 81, n: 4000 };
    await ada.save(
      project,
      'lessons-learned',
      setAt(lessons, '/hypothesisResults', [...results, second]) as ToolsetDocument,
    );
    expect(await reason(offer)).toMatchObject({ state: 'supported', test: { result: 81, n: 4000 } });
    expect((await standing()).against.map((each) => ('claim' in each ? each.claim : ''))).not.toContain(offer);
  });

  it('belong to their decisions, and the next one names the round that ended', async () => {
    const decision = { verdict: 'go', text: 'It holds.', claims: [offer] };
    expect((await ada.call('POST', `/api/projects/${project}/decisions`, decision)).body.data.round).toBe(2);
    const third = await start({ name: 'A second district', after: 2 });
    expect(third.body.data).toMatchObject({ round: { number: 3, beginsOn: null }, version: { name: 'The weak two' } });
    // What held in the second round is not tested in the third.
    const ids = hypotheses((await ada.toolset(project, plan)).content).map(({ id }) => id);
    expect(ids).toContain('unit-cost-r2');
    expect(ids).not.toContain('staff-offer-r3');
    expect(await standing()).toMatchObject({ round: { number: 3 }, decision: { round: 2 } });
  });

  it('refuse to end a round that has ended, and to write over a draft that waits', async () => {
    const wrong = await start({ after: 1 });
    expect(wrong).toMatchObject({ status: 409, body: { key: 'round-conflict', data: { round: { number: 3 } } } });
    const kept = (await versions()).length;
    expect((await start({ after: 3 })).body).toMatchObject({ key: 'draft-in-the-way', data: { toolset: plan } });
    expect(await versions()).toHaveLength(kept);
    expect(await standing()).toMatchObject({ round: { number: 3 } });
    for (const body of [{ name: ' ' }, { after: 0 }, { beginsOn: '7 Sep' }, { name: 'x'.repeat(121) }])
      expect((await start(body)).status).toBe(422);
  });

  it('are started by editors alone, and not in an empty project', async () => {
    const { token, user } = await server.register('vera@example.com');
    const body = { email: 'vera@example.com', role: 'viewer' };
    expect((await ada.call('POST', `/api/projects/${project}/members`, body)).status).toBe(201);
    expect((await start({ after: 3 }, new Person(server, { id: user.id, token }))).status).toBe(403);
    const bare = (await ada.call('POST', '/api/projects', { name: 'Boş', description: 'Nothing yet.' })).body.data;
    expect((await start({}, ada, bare.project.id)).body).toMatchObject({ key: 'nothing-saved' });
    const begun = await ada.project();
    const started = await start({ name: '<b>2</b>' }, ada, begun);
    expect(started.body.data).toMatchObject({ round: { name: '<b>2</b>' }, plan: { toolset: plan, held: 0 } });
    const first = hypotheses((await ada.toolset(begun, plan)).content)[0];
    expect(first).toMatchObject({ claim: expect.stringMatching(/^sections\//), statement: expect.any(String) });
  });

  it('go along with a whole copy, without those who decided', async () => {
    const wanted = { name: 'Kopya', toolsets: 'all' };
    const copy = (await ada.call('POST', `/api/projects/${project}/copies`, wanted)).body.data;
    const id = (copy.project ?? copy).id as string;
    expect(await standing(id)).toMatchObject({
      round: { number: 3, name: 'A second district' },
      decision: { text: 'It holds.', by: null, round: 2, claims: [{ id: offer, state: 'supported' }] },
    });
    const some = await ada.call('POST', `/api/projects/${project}/copies`, {
      name: 'Az',
      toolsets: ['about', 'sections'],
    });
    expect(await standing((some.body.data.project ?? some.body.data).id)).toMatchObject({
      decision: null,
      round: { number: 1 },
    });
  });

  it('go along with the file of the whole project, and not with a part of it or over another one', async () => {
    const story = [{ kind: 'result', hidden: false, title: 'The counter is the bottleneck', note: 'Wait.' }];
    await ada.call('PUT', `/api/projects/${project}/story`, { revision: 0, slides: story });
    const toolsets = (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data as { id: string }[];
    const whole = { toolsets: toolsets.map(({ id }) => id), format: 'json' };
    const file = (await ada.call('POST', `/api/projects/${project}/exports`, whole)).body as ProjectFile;
    expect(file.history).toMatchObject({ rounds: [{ number: 2 }, { number: 3 }], decisions: [{ text: 'It holds.' }] });
    expect(JSON.stringify(file.history)).not.toContain(ada.id);
    const part = (await ada.call('POST', `/api/projects/${project}/exports`, { ...whole, toolsets: ['about'] })).body;
    expect(part).not.toHaveProperty('history');
    expect(file.story).toEqual(story);
    expect(part).not.toHaveProperty('story');

    const made = await send('/api/projects/import', file);
    expect(made.status).toBe(201);
    expect(await standing(made.body.data.project.id)).toMatchObject({
      round: { number: 3, name: 'A second district' },
      decision: { text: 'It holds.', by: null, with: [], claims: [{ id: offer, state: 'supported' }] },
    });
    const storyOf = async (id: string) =>
      (await ada.call('GET', `/api/projects/${id}/story`)).body.data as ProjectStory;
    const told = (await storyOf(made.body.data.project.id)).slides.find(({ kind }) => kind === 'result');
    expect(told).toMatchObject(story[0]!);
    const own = await ada.project();
    expect((await send(`/api/projects/${own}/import`, file)).status).toBe(200);
    expect(await standing(own)).toMatchObject({ decision: null, round: { number: 1 } });
    expect((await storyOf(own)).revision).toBe(0);

    const { history } = file;
    for (const wrong of [
      { ...history!, rounds: [{ ...history!.rounds[0]!, number: 7 }] },
      { ...history!, decisions: [{ ...history!.decisions[0]!, verdict: 'perhaps' }] },
      { ...history!, decisions: [{ ...history!.decisions[0]!, claims: [{ id: 'x', text: 'y'.repeat(400_000) }] }] },
    ])
      expect((await send('/api/projects/import', { ...file, history: wrong })).status).toBe(422);
    const twice = await send('/api/projects/import', { ...file, story: [story[0]!, story[0]!] });
    expect(twice).toMatchObject({ status: 422, body: { errors: [{ path: '/story' }] } });
  });

  async function send(path: string, file: object) {
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify(file)]), 'project.json');
    const headers = { authorization: `Bearer ${ada.token}` };
    const response = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form });
    return { status: response.status, body: await response.json() };
  }
});
