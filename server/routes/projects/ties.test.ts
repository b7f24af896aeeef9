import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { ProjectWatcher } from '#server/testing/ProjectWatcher.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const canvas = 'lean-canvas';
const asked = 'exploratory-interview/assumptionsToTest/owners-know-price';
const known = 'requirement/assumptions/price-known';
const cost = `${canvas}/problem/sets-cost`;
const fee = `${canvas}/revenueStreams/fee`;
/** Refuted: eight of thirty. */
const weighed = 'sections/assumptions/customers-ask-for-less';
const byExample = answerFromExamples();

describe('claims that are the same', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: byExample(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
    project = (await ada.call('POST', '/api/projects/example')).body.data.project.id as string;
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const evidence = async (id = project) =>
    (await ada.call('GET', `/api/projects/${id}/evidence`)).body.data as EvidenceAnswer;
  const claim = async (wanted: string, id = project) => (await evidence(id)).claims.find((each) => each.id === wanted)!;
  const proposed = async () => (await evidence()).proposed.map(({ claims }) => claims);
  const send = (method: string, what: 'ties' | 'dismissals', body: object, id = project) =>
    ada.call(method, `/api/projects/${id}/evidence/${what}`, body);
  const tie = async (one: string, other: string) => {
    const { status, body } = await send('POST', 'ties', { claims: [one, other] });
    expect(status).toBe(200);
    return body.data.claims as string[];
  };
  const untie = async (each: string) => expect((await send('DELETE', 'ties', { claim: each })).status).toBe(204);
  const fallen = async () => {
    const { body } = await ada.call('GET', `/api/projects/${project}/toolsets`);
    return (body.data as { id: string; fallen: object[] }[]).filter((each) => each.fallen.length > 0);
  };

  it('are proposed by their words until somebody ties them or says that they differ', async () => {
    expect(await proposed()).toContainEqual([asked, known]);
    const body = { claims: [known, asked] };
    expect((await send('POST', 'dismissals', body)).status).toBe(204);
    expect(await proposed()).not.toContainEqual([asked, known]);
    expect((await send('DELETE', 'dismissals', body)).status).toBe(204);
    expect(await proposed()).toContainEqual([asked, known]);

    expect((await tie(asked, known)).toSorted()).toEqual([asked, known]);
    expect(await proposed()).not.toContainEqual([asked, known]);
    const [one, other] = [await claim(asked), await claim(known)];
    expect([one.sameAs, other.sameAs]).toEqual([[known], [asked]]);
    expect(other).toMatchObject({ for: one.for, state: one.state, strength: one.strength });

    await untie(known);
    expect((await claim(asked)).sameAs).toBeUndefined();
    // Whoever takes it out has said that it differs.
    expect(await proposed()).not.toContainEqual([asked, known]);
    expect((await tie(known, asked)).toSorted()).toEqual([asked, known]);
    await untie(asked);
  });

  it('stay the same where a sentence is worded anew, and are no longer where it says the contrary', async () => {
    const own = await ada.project();
    await ada.saveExample(own, 'market');
    const { examples } = server.services.toolsets.get('sections');
    const write = async (sentence: string) => {
      await ada.save(own, 'sections', { ...examples.en, scope: `Lunch only. Assumption: ${sentence}` });
      const found = (await evidence(own)).claims;
      return found.find(({ toolset, text }) => toolset === 'sections' && text === sentence)!;
    };
    const first = await write('Owners pay a fee for each use.');
    const { id: other } = (await evidence(own)).claims.find(({ toolset }) => toolset === 'market')!;
    expect((await send('POST', 'ties', { claims: [first.id, other] }, own)).status).toBe(200);
    const reworded = await write('An owner pays the fee for each use.');
    expect(reworded.id).not.toBe(first.id);
    expect(reworded.sameAs).toEqual([other]);
    expect((await write('An owner never pays the fee for each use.')).sameAs).toBeUndefined();
    expect((await write('An owner pays the fee for each use.')).sameAs).toEqual([other]);
  });

  it('are refuted with one another: what states them falls at once, with the figures, and no longer once untied', async () => {
    expect(await fallen()).toEqual([]);
    expect((await ada.toolset(project, canvas)).stale).toBe(false);
    await tie(weighed, cost);
    expect(await claim(cost)).toMatchObject({ state: 'refuted', sameAs: [weighed] });
    const told = { claim: cost, isClaim: true, measured: { result: 8, threshold: 30, direction: 'at-least' } };
    const opened = await ada.toolset(project, canvas);
    expect(opened).toMatchObject({ stale: true, staleBecause: [] });
    expect(opened.fallen).toContainEqual(expect.objectContaining(told));

    await untie(cost);
    expect(await claim(cost)).toMatchObject({ state: 'supported' });
    expect(await ada.toolset(project, canvas)).toMatchObject({ stale: false, fallen: [] });
    expect(await fallen()).toEqual([]);

    await tie(weighed, cost);
    // Who saves with it has seen it.
    await ada.save(project, canvas, (await ada.toolset(project, canvas)).content!);
    expect((await ada.toolset(project, canvas)).fallen).toEqual([]);
    await untie(cost);
  });

  it('hold along a chain, of which the one in between can be taken out', async () => {
    await tie(asked, known);
    await tie(known, fee);
    expect((await tie(fee, asked)).toSorted()).toEqual([asked, fee, known]);
    await untie(known);
    expect((await claim(asked)).sameAs).toEqual([fee]);
    await untie(fee);
    expect((await claim(asked)).sameAs).toBeUndefined();
  });

  it('are told to a model once, with the toolsets that state them', async () => {
    const told = async () => {
      await ada.ended((await ada.begin(project, 'mvp-test-plan')).id);
      const prompt = model.calls.at(-1)!.body.messages.at(-1)!.content;
      await ada.call('DELETE', `/api/projects/${project}/toolsets/mvp-test-plan/draft`);
      const list = /<data from="claims"[^>]*>\n([^\n]*)\n/.exec(prompt)![1]!;
      return JSON.parse(list) as { text: string; alsoIn?: string[] }[];
    };
    const { claims } = await evidence();
    const listed = (await told()).map(({ text }) => claims.find((each) => each.text === text)!);
    const one = listed[0]!;
    const other = listed.find(({ toolset }) => toolset !== one.toolset)!;
    await tie(one.id, other.id);
    const once = (await told()).filter(({ text }) => text === one.text || text === other.text);
    expect(once).toHaveLength(1);
    expect(once[0]!.alsoIn).toEqual([once[0]!.text === one.text ? other.toolset : one.toolset]);
    await untie(one.id);
    await tie(known, fee);
  });

  it('stay so in a copy and in a file', async () => {
    const { body } = await ada.call('POST', `/api/projects/${project}/copies`, { name: 'Copy', toolsets: 'all' });
    expect((await claim(fee, body.data.project.id as string)).sameAs).toEqual([known]);
    const all = server.services.toolsets.toolsets.map(({ manifest }) => manifest.id);
    const order = (toolsets: string[]) =>
      ada.call('POST', `/api/projects/${project}/exports`, { toolsets, format: 'json' });
    const file = (await order(all)).body as { ties?: { tied: string[][] } };
    expect(file.ties?.tied.map((pair) => pair.toSorted())).toEqual([[fee, known]]);
    expect((await order([canvas])).body).not.toHaveProperty('ties');
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify(file)]), 'project.json');
    const response = await fetch(`${server.url}/api/projects/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}` },
      body: form,
    });
    const { data } = (await response.json()) as { data: { project: { id: string } } };
    expect((await claim(fee, data.project.id)).sameAs).toEqual([known]);
  });

  it('are two, and claimed in the project', async () => {
    const refused = async (claims: string[], id = project) => {
      const { status, body } = await send('POST', 'ties', { claims }, id);
      return [status, body.key ?? body.errors?.[0]?.path];
    };
    expect(await refused([fee, fee])).toEqual([400, 'same-claim']);
    expect(await refused([fee, `${canvas}/revenueStreams/gone`])).toEqual([400, 'claim-gone']);
    expect((await refused([fee]))[0]).toBe(422);
    expect((await refused([fee, known, asked]))[0]).toBe(422);
    expect((await refused([fee, 'x'.repeat(500)]))[0]).toBe(422);
    const other = (await ada.call('POST', '/api/projects', { name: 'Other', description: 'Empty.' })).body.data;
    expect(await refused([fee, known], other.project.id as string)).toEqual([400, 'claim-gone']);
    await untie('nothing/that/is/tied');
  });

  it('are read by whoever may only read, and told to whoever has the project open', async () => {
    const bo = await Person.register(server);
    const email = (await bo.call('GET', '/api/user/current')).body.data.email as string;
    await ada.call('POST', `/api/projects/${project}/members`, { email, role: 'viewer' });
    const { body } = await bo.call('GET', `/api/projects/${project}/evidence`);
    expect((body.data as EvidenceAnswer).claims.find(({ id }) => id === fee)?.sameAs).toEqual([known]);
    const pair = { claims: [asked, fee] };
    expect((await bo.call('POST', `/api/projects/${project}/evidence/ties`, pair)).status).toBe(403);
    const watcher = new ProjectWatcher(server, bo, project);
    await expect.poll(() => watcher.last('presence')).toBeDefined();
    expect((await send('POST', 'dismissals', pair)).status).toBe(204);
    await expect.poll(() => watcher.all('ties').length).toBe(1);
    watcher.leave();
  });

  it('are dormant while one of them is removed, and the same again once it is back', async () => {
    const { content } = await ada.toolset(project, canvas);
    const streams = content!['revenueStreams'] as { id: string }[];
    await ada.save(project, canvas, { ...content, revenueStreams: streams.filter(({ id }) => id !== 'fee') });
    expect((await claim(known)).sameAs).toBeUndefined();
    await ada.save(project, canvas, content!);
    expect((await claim(known)).sameAs).toEqual([fee]);
  });
});
