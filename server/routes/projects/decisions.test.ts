import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Decision } from '#engine/protocol/decision.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { setAt } from '#engine/schema/pointer.ts';
import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { goodPassword } from '#server/testing/createTestClient.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';

const offer = 'sections/assumptions/staff-will-offer';
const people = 'sections/assumptions/people-return';
const plan = 'mvp-test-plan';

describe.each(dialects)('decisions, on %s', (dialect) => {
  let server: TestServer;
  let ada: Person;
  let bora: Person;
  let vera: Person;
  let project: string;

  beforeAll(async () => {
    server = await startTestServer({}, { dialect });
    ada = await Person.register(server);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id as string;
    [bora, vera] = [await join('bora@example.com', 'editor'), await join('vera@example.com', 'viewer')];
  });
  afterAll(() => server.stop());

  async function join(email: string, role: string) {
    const { token, user } = await server.register(email);
    expect((await ada.call('POST', `/api/projects/${project}/members`, { email, role })).status).toBe(201);
    return new Person(server, { id: user.id, token });
  }
  const path = (id = project) => `/api/projects/${id}/decisions`;
  const decide = (body: object, person = ada, id = project) =>
    person.call('POST', path(id), {
      verdict: 'change',
      text: 'Eight further weeks.',
      claims: [offer, people],
      ...body,
    });
  const decisions = async (person = ada, id = project) => (await person.call('GET', path(id))).body.data as Decision[];
  const standing = async (id = project) =>
    (await ada.call('GET', `/api/projects/${id}/standing`)).body.data as Standing;
  const setThreshold = async (value: number | undefined, id = project) => {
    const { content } = await ada.toolset(id, plan);
    const next = setAt(content as ToolsetDocument, '/hypotheses/0/thresholdValue', value) as ToolsetDocument;
    await ada.save(id, plan, setAt(next, '/hypotheses/0/margin', undefined) as ToolsetDocument);
  };

  it('hold their reasons as they stood, with what was set before and what came out', async () => {
    const open = await standing();
    expect(open).toMatchObject({ decision: null, missing: null, round: { number: 1, name: null } });
    // What the lessons propose, in words, until it is decided.
    expect(open.proposal).toMatchObject({ toolset: 'lessons-learned', choice: 'Repeat the test with changes' });
    expect(open.proposal?.reason).toMatch(/^The loop works: .*[.]$/);
    const { status, body } = await decide({ stage: 'deliver', with: [bora.id] });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      verdict: 'change',
      text: 'Eight further weeks.',
      by: { id: ada.id },
      with: [{ id: bora.id }],
      stage: 'deliver',
      round: 1,
    });
    expect((await standing()).proposal).toBeNull();
    const [staff, borrowers] = (body.data as Decision).claims;
    expect(staff).toMatchObject({
      id: offer,
      name: 'Staff offer it in the rush',
      state: 'refuted',
      strength: 4,
      n: 10200,
      test: { direction: 'at-least', threshold: 75, expected: 'At least 75%', result: 58, verdict: 'refuted' },
    });
    expect(staff!.test!.measured).toMatch(/^58%: 5,916 of 10,200/);
    expect(borrowers).toMatchObject({ id: people, state: 'supported', test: { threshold: 90, result: 91 } });
    const against = (body.data as Decision).against;
    expect(against.filter(({ kind }) => kind === 'refuted')).toContainEqual(expect.objectContaining({ claim: offer }));

    // What changes later does not alter it.
    const lessons = server.services.toolsets.get('lessons-learned').examples.en;
    await ada.save(
      project,
      'lessons-learned',
      setAt(lessons, '/hypothesisResults/0/resultValue', 80) as ToolsetDocument,
    );
    expect((await standing()).decision).toEqual(body.data);
    expect((await standing()).reasons.find(({ id }) => id === offer)).toMatchObject({ state: 'supported' });
    await ada.saveExample(project, 'lessons-learned');
  });

  it('are recorded by editors, read by viewers, and hidden from everybody else', async () => {
    expect((await decide({ text: 'Bora says so.' }, bora)).status).toBe(201);
    expect((await decide({}, vera)).status).toBe(403);
    expect((await decisions(vera)).map(({ text }) => text)).toEqual(['Bora says so.', 'Eight further weeks.']);
    const stranger = await Person.register(server);
    expect((await decide({}, stranger)).status).toBe(404);
    expect((await stranger.call('GET', path())).status).toBe(404);
    expect((await server.call('GET', path())).status).toBe(401);
    expect((await ada.call('PATCH', `/api/projects/${project}`, { mode: 'read' })).status).toBe(200);
    expect((await decide({})).body).toMatchObject({ key: 'read-only' });
    await ada.call('PATCH', `/api/projects/${project}`, { mode: 'write' });
  });

  it('are refused for what nobody claims, for people of elsewhere and without words', async () => {
    expect((await decide({ claims: ['lean-canvas/problem/gone'] })).body).toMatchObject({ key: 'claim-gone' });
    expect((await decide({ claims: [offer, offer] })).body).toMatchObject({ key: 'same-claim' });
    const stranger = await Person.register(server);
    expect(await decide({ with: [stranger.id] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/with/0', key: 'not-in-list' }] },
    });
    for (const wrong of [{ text: ' \n' }, { text: 'x'.repeat(2001) }, { verdict: 'maybe' }, { stage: 'end' }])
      expect((await decide(wrong)).status).toBe(422);
    const hostile = '<script>alert(1)</script>\u0000\u202E ’; drop table decisions; --';
    const { body } = await decide({ text: hostile, claims: [] });
    expect(body.data.text).not.toContain('\u0000');
    expect(body.data.text).toContain('<script>alert(1)</script>');
  });

  it('answer with what was recorded, also where another server has written one that sorts behind it', async () => {
    const id = await ada.project();
    const other = { project_id: id, round: 1, verdict: 'stop', text: 'By another.', reasons: '[]', against: '[]' };
    await server.services.database
      .connection('decisions')
      .insert({ ...other, id: 'Z'.repeat(26), decided_at: new Date().toISOString() });
    const { body } = await decide({ text: 'Mine.', claims: [] }, ada, id);
    expect(body.data).toMatchObject({ verdict: 'change', text: 'Mine.', by: { id: ada.id } });
  });

  it('have one outcome where a claim falls the same second: recorded as it stands, or told and not recorded', async () => {
    const before = (await decisions()).length;
    const wrong = await decide({ seen: ['supported', 'supported'] });
    expect(wrong).toMatchObject({ status: 409, body: { key: 'decision-outdated' } });
    expect(wrong.body.data.claims.map(({ state }: { state: string }) => state)).toEqual(['refuted', 'supported']);
    expect(await decisions()).toHaveLength(before);

    const lessons = server.services.toolsets.get('lessons-learned').examples.en;
    const fallen = setAt(lessons, '/hypothesisResults/1/resultValue', 40) as ToolsetDocument;
    const seen = ['refuted', 'supported'];
    const [decided] = await Promise.all([decide({ seen }), ada.save(project, 'lessons-learned', fallen)]);
    const states = decided.body.data.claims.map(({ state }: { state: string }) => state);
    expect([201, 409]).toContain(decided.status);
    expect(states).toEqual(decided.status === 201 ? seen : ['refuted', 'refuted']);
    expect(await decisions()).toHaveLength(decided.status === 201 ? before + 1 : before);
    await ada.saveExample(project, 'lessons-learned');
  });

  it('mark a threshold that was moved after its result, also where it comes back with a version', async () => {
    await setThreshold(50);
    const moved = (await standing()).reasons.find(({ id }) => id === offer);
    expect(moved).toMatchObject({
      state: 'supported',
      test: { threshold: 50, result: 58, moved: { from: { direction: 'at-least', threshold: 75, margin: 3 } } },
    });
    expect((await standing()).against).toContainEqual(
      expect.objectContaining({ kind: 'moved', claim: offer, from: expect.objectContaining({ threshold: 75 }) }),
    );
    await setThreshold(55);
    const { body } = await decide({});
    expect(body.data.claims[0].test).toMatchObject({ threshold: 55, moved: { from: { threshold: 75 } } });
    await ada.saveExample(project, plan);
    expect((await standing()).reasons.find(({ id }) => id === offer)?.test?.moved).toBeUndefined();
    expect((await decisions())[0]?.claims[0]?.test?.moved).toMatchObject({ from: { threshold: 75 } });
  });

  it('mark nothing where the threshold moves before there is a result', async () => {
    const own = await ada.project();
    for (const toolset of ['final-persona', plan]) await ada.saveExample(own, toolset);
    await setThreshold(50, own);
    await ada.saveExample(own, 'lessons-learned');
    expect((await standing(own)).reasons.find(({ id }) => id === offer)?.test).toMatchObject({ threshold: 50 });
    expect((await standing(own)).against.filter(({ kind }) => kind === 'moved')).toEqual([]);
  });

  it('mark a threshold that is first set once its result is there', async () => {
    const own = await ada.project();
    for (const toolset of ['final-persona', plan]) await ada.saveExample(own, toolset);
    await setThreshold(undefined, own);
    await ada.saveExample(own, 'lessons-learned');
    await setThreshold(50, own);
    const { test } = (await standing(own)).reasons.find(({ id }) => id === offer)!;
    expect(test).toMatchObject({ threshold: 50, result: 58 });
    expect(test?.moved?.from).not.toHaveProperty('threshold');
    expect((await standing(own)).against).toContainEqual(expect.objectContaining({ kind: 'moved', claim: offer }));
  });

  it('are told to whoever has the project open', async () => {
    const watcher = new ProjectWatcher(server, bora, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    await decide({ text: 'Told at once.' });
    await expect.poll(() => watcher.last('decisions')?.by?.id).toBe(ada.id);
    watcher.leave();
  });

  it('come a page at a time, and once for each key of a repetition', async () => {
    const headers = { 'idempotency-key': `decide-${dialect}` };
    const body = { verdict: 'go', text: 'Once.', claims: [] };
    const first = await ada.call('POST', path(), body, headers);
    expect((await ada.call('POST', path(), body, headers)).body).toEqual(first.body);
    const page = await ada.call('GET', `${path()}?limit=1`);
    expect(page.body).toMatchObject({ data: [{ text: 'Once.' }], nextCursor: first.body.data.id });
    const next = await ada.call('GET', `${path()}?limit=1&cursor=${page.body.nextCursor}`);
    expect(next.body.data).toMatchObject([{ text: 'Told at once.' }]);
  });

  it('stay without their person when an account is deleted', async () => {
    await decide({ text: 'Bora leaves.', with: [ada.id] }, bora);
    expect((await bora.call('DELETE', '/api/user/current', { password: goodPassword })).status).toBe(204);
    const [latest] = await decisions();
    expect(latest).toMatchObject({ text: 'Bora leaves.', by: null, with: [{ id: ada.id }] });
    expect((await decisions()).at(-1)).toMatchObject({ by: { id: ada.id }, with: [] });
  });
});
