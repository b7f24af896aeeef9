import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ProjectStep } from '#engine/protocol/project.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const byExample = answerFromExamples();
const topics = ['/economic/taxation', '/social/lifestyle'];

describe('the depth of a toolset', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let bora: Person;
  let vera: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: byExample(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
    project = await ada.project();
    [bora, vera] = [await join('bora@example.com', 'editor'), await join('vera@example.com', 'viewer')];
    for (const toolset of ['stakeholder', 'persona', 'final-persona']) await ada.saveExample(project, toolset);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  async function join(email: string, role: string) {
    const { token, user } = await server.register(email);
    await ada.call('POST', `/api/projects/${project}/members`, { email, role });
    return new Person(server, { id: user.id, token });
  }
  const choose = (person: Person, toolset: string, body: object, id = project) =>
    person.call('PUT', `/api/projects/${id}/toolsets/${toolset}/depth`, body);
  async function step(toolset: string, id = project) {
    const { body } = await ada.call('GET', `/api/projects/${id}/toolsets`);
    const { depth, topics: chosen } = (body.data as ProjectStep[]).find((each) => each.id === toolset)!;
    return { depth, topics: chosen };
  }

  it('is told where a folder has depths: everything, unless folder or path begin with less', async () => {
    expect(await step('market')).toEqual({});
    expect(await step('requirement')).toEqual({ depth: 'build' });
    expect(await step('environmental')).toEqual({ depth: 'decisive' });
    const { body } = await ada.call('GET', '/api/paths');
    const week = (body.data as { id: string; toolsets: object[] }[]).find(({ id }) => id === 'five-days');
    expect(week?.toolsets.at(-1)).toEqual({ id: 'requirement', minutes: 120, depth: 'pilot' });
    const made = { name: 'Kapak', description: 'Lids that come back.', path: 'five-days' };
    const { id } = (await ada.call('POST', '/api/projects', made)).body.data.project;
    expect(await step('requirement', id)).toEqual({ depth: 'pilot' });
    await ada.call('PUT', `/api/projects/${id}/path`, { path: 'programme' });
    expect(await step('requirement', id)).toEqual({ depth: 'build' });
  });

  it('is everything for a document that holds more, until somebody chooses', async () => {
    await ada.saveExample(project, 'environmental');
    expect(await step('environmental')).toEqual({ depth: 'every' });
    expect((await choose(bora, 'environmental', { depth: 'decisive' })).status).toBe(200);
    expect(await step('environmental')).toEqual({ depth: 'decisive' });
  });

  it('is chosen by editors alone, among those that there are', async () => {
    expect(await choose(bora, 'environmental', { depth: 'decisive', topics })).toMatchObject({
      status: 200,
      body: { data: { depth: 'decisive', topics } },
    });
    expect(await step('environmental')).toEqual({ depth: 'decisive', topics });
    expect((await choose(vera, 'environmental', { depth: 'every' })).status).toBe(403);
    expect((await choose(await Person.register(server), 'environmental', { depth: 'every' })).status).toBe(404);
    for (const toolset of ['environmental', 'market'])
      expect(await choose(ada, toolset, { depth: 'pilot' })).toMatchObject({
        status: 422,
        body: { errors: [{ path: '/depth', key: 'not-in-list' }] },
      });
    expect(await choose(ada, 'environmental', { depth: 'every', topics: [topics[0], '/economic'] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/topics/1', key: 'not-in-list' }] },
    });
    // The topics are there again once it goes back.
    await choose(ada, 'environmental', { depth: 'every' });
    expect(await step('environmental')).toEqual({ depth: 'every', topics });
    await choose(ada, 'environmental', { depth: 'decisive' });
  });

  it('comes along in a copy and in a file', async () => {
    const copy = { name: 'Copy', toolsets: 'all' };
    const copied = (await ada.call('POST', `/api/projects/${project}/copies`, copy)).body.data.project;
    expect(await step('environmental', copied.id)).toEqual({ depth: 'decisive', topics });
    await choose(ada, 'requirement', { depth: 'pilot' });
    const wanted = { toolsets: ['about', 'environmental'], format: 'json' };
    const { body: file } = await ada.call('POST', `/api/projects/${project}/exports`, wanted);
    expect(file.project.depths).toEqual({ environmental: { depth: 'decisive', topics } });
    const gone = { ...file.project.depths, gone: { depth: 'x', topics: [] }, about: { depth: 'x', topics: [] } };
    const form = new FormData();
    form.set('file', new Blob([JSON.stringify({ ...file, project: { ...file.project, depths: gone } })]), 'file.json');
    const headers = { authorization: `Bearer ${ada.token}` };
    const brought = await fetch(`${server.url}/api/projects/import`, { method: 'POST', headers, body: form });
    const { project: made } = ((await brought.json()) as { data: { project: { id: string } } }).data;
    expect(await step('environmental', made.id)).toEqual({ depth: 'decisive', topics });
  });

  it('is what a draft writes, which keeps what stands beside it', async () => {
    expect(await step('requirement')).toEqual({ depth: 'pilot' });
    await ada.ended((await ada.begin(project, 'requirement')).id);
    const { content } = await ada.toolset(project, 'requirement');
    expect(Object.keys(content!)).toEqual(expect.arrayContaining(['objectives', 'userStories', 'risks']));
    for (const field of ['functionalRequirements', 'stakeholders', 'milestones', 'assumptions'])
      expect(content).not.toHaveProperty(field);
    expect((content!['userStories'] as unknown[]).length).toBeLessThanOrEqual(8);
    const asked = model.calls.at(-1)!.body.messages[0]!.content;
    expect(asked).toContain('Before a pilot only');

    const saved = await ada.save(project, 'requirement', { ...content, milestones: [{ name: 'Doors open' }] });
    await ada.ended((await ada.begin(project, 'requirement')).id);
    const again = (await ada.toolset(project, 'requirement')).content!;
    expect(again).toHaveProperty('milestones');
    expect(again).not.toHaveProperty('functionalRequirements');
    await ada.save(project, 'requirement', saved);
    await choose(ada, 'requirement', { depth: 'build' });
    expect((await ada.toolset(project, 'requirement')).content).toMatchObject({ milestones: [{ name: 'Doors open' }] });
    await ada.ended((await ada.begin(project, 'requirement')).id);
    expect((await ada.toolset(project, 'requirement')).content).toHaveProperty('functionalRequirements');
  });

  it('has the topics written that the team has chosen', async () => {
    const fresh = await ada.project();
    const chosen = ['/economic/taxation', '/economic/seasonality', '/social/lifestyle', '/social/demographics'];
    const enough = [...chosen, '/politicalLegal/tradePolicy'];
    for (const [picked, told] of [
      [[], 'Of the 32 topics choose at least 5 and at most 8'],
      [chosen, 'The team has chosen these already: `economic.taxation`'],
      [enough, 'The team has chosen these topics: `economic.taxation`'],
    ] as const) {
      await choose(ada, 'environmental', { depth: 'decisive', topics: picked }, fresh);
      await ada.ended((await ada.begin(fresh, 'environmental')).id);
      expect(model.calls.at(-1)!.body.messages[0]!.content).toContain(told);
    }
  });

  it('leaves a single field to whoever asks for it', async () => {
    await choose(ada, 'requirement', { depth: 'pilot' });
    const fresh = await ada.project();
    for (const toolset of ['stakeholder', 'persona', 'final-persona']) await ada.saveExample(fresh, toolset);
    await choose(ada, 'requirement', { depth: 'pilot' }, fresh);
    await ada.save(fresh, 'requirement', { productName: 'Kapak' });
    await ada.ended((await ada.begin(fresh, 'requirement', { fields: ['/milestones'] })).id);
    expect((await ada.toolset(fresh, 'requirement')).content).toHaveProperty('milestones');
  });
});
