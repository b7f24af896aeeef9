import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { GenerationEvents } from '#engine/protocol/generation.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelCall } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects } from '#server/testing/testDatabases.ts';
import { type ReceivedEvent, watchEvents } from '#server/testing/watchEvents.ts';

const write = answerFromExamples();
const toolsetOf = ({ body }: ModelCall) => body.response_format?.json_schema?.name ?? '';

describe.each(dialects)('generating several toolsets on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation: quickly });
    ada = await Person.register(server);
    project = await ada.project();
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const costOf = (ids: string[]) =>
    ids.reduce((sum, id) => sum + server.services.toolsets.get(id).manifest.tokenCost, 0);

  it('generates in dependency order, and reports progress', async () => {
    const other = await ada.project();
    const watched = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      await watched.promise;
      return { text: write(body) };
    };
    const all = server.services.paths.stepsOf(null);
    const before = await ada.balance();
    const { id, tokens } = await ada.beginSeveral(other, 'all');
    expect(tokens).toBe(costOf(all));
    const events: ReceivedEvent[] = [];
    for await (const event of watchEvents({ url: server.url, token: ada.token, generation: id })) {
      events.push(event);
      watched.resolve();
    }
    const progress = events.flatMap(({ name, data }) =>
      name === 'status' ? [(data as GenerationEvents['status']).progress] : [],
    );
    expect(progress.map(({ done }) => done)).toEqual(progress.map(({ done }) => done).toSorted((a, b) => a - b));
    expect(new Set(progress.map(({ current }) => current))).toEqual(new Set([null, ...all]));
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { progress: { done: all.length, total: all.length } } });
    expect(await ada.balance()).toBe(before - tokens);

    const written = (await ada.read(id)).steps.map(({ toolset }) => toolset);
    for (const { manifest } of all.map((toolset) => server.services.toolsets.get(toolset)))
      for (const dependency of manifest.dependsOn)
        expect(written.indexOf(dependency.id)).toBeLessThan(written.indexOf(manifest.id));
    const { data } = (await ada.call('GET', `/api/projects/${other}/toolsets`)).body;
    const statuses = data.filter(({ onPath }: { onPath: boolean }) => onPath);
    expect(statuses.map(({ status }: { status: string }) => status)).toEqual(all.map(() => 'generated'));
    expect(statuses.filter(({ stale }: { stale: boolean }) => stale)).toEqual([]);
  });

  it('fails the dependents of a failed step, and nothing else', async () => {
    model.script = (call) =>
      toolsetOf(call) === 'persona' ? { refusal: 'I would rather not.' } : { text: write(call.body) };
    const wanted = ['market', 'persona', 'stakeholder', 'empathy-map', 'final-persona', 'environmental', 'lean-canvas'];
    const before = await ada.balance();
    const { id, tokens } = await ada.beginSeveral(project, wanted);
    const ended = await ada.ended(id);
    expect(ended.status).toBe('succeeded');
    const outcome = Object.fromEntries(ended.steps.map(({ toolset, error }) => [toolset, error?.key ?? 'written']));
    expect(outcome).toEqual({
      stakeholder: 'written',
      market: 'written',
      environmental: 'written',
      persona: 'model-refused',
      'empathy-map': 'dependency-failed',
      'final-persona': 'dependency-failed',
      'lean-canvas': 'dependency-failed',
    });
    const charged = costOf(['stakeholder', 'market', 'environmental']);
    expect(ended.tokens).toBe(charged);
    expect(charged).toBeLessThan(tokens);
    expect(await ada.balance()).toBe(before - charged);
    expect(ended.steps.find(({ toolset }) => toolset === 'lean-canvas')?.error?.message).toContain(
      server.services.toolsets.get('final-persona').locales.en.title,
    );
  });

  it('shows the document of the current step, also after another failed midway', async () => {
    model.script = (call) =>
      toolsetOf(call) === 'market'
        ? { text: write(call.body).slice(0, 400), end: 'length' }
        : { text: write(call.body) };
    const { id } = await ada.beginSeveral(project, ['stakeholder', 'market']);
    await ada.ended(id);
    const events = await ada.events(id);
    expect(events.find(({ name }) => name === 'content')?.data).toMatchObject({
      toolset: 'stakeholder',
      complete: true,
      content: { stakeholders: expect.any(Array) },
    });
  });

  it('stops calling a model that refuses the credentials', async () => {
    model.script = () => ({ status: 401 });
    const asked = model.calls.length;
    const before = await ada.balance();
    const ended = await ada.ended((await ada.beginSeveral(project, ['stakeholder', 'market', 'environmental'])).id);
    expect(ended.status).toBe('failed');
    expect(ended.error?.key).toBe('model-unauthorized');
    expect(ended.steps.map(({ error }) => error?.key)).toEqual(Array(3).fill('model-unauthorized'));
    expect(model.calls.length - asked).toBe(1);
    expect(await ada.balance()).toBe(before);
  });

  it('requires at least one toolset', async () => {
    expect(await ada.orderSeveral(project, [])).toMatchObject({
      status: 422,
      body: { errors: [{ path: '/toolsets', key: 'required', message: 'Fill in this field.' }] },
    });
  });

  it('is refused while one of them is being generated, and says which', async () => {
    model.script = () => ({ silent: true });
    const { id } = await ada.begin(project, 'market');
    expect(await ada.order(project, 'market')).toMatchObject({
      status: 400,
      body: { key: 'generation-in-progress', data: { toolsetId: 'market', generationId: id } },
    });
    expect((await ada.orderSeveral(project, ['stakeholder', 'market'])).body.key).toBe('generation-in-progress');
    expect((await ada.toolset(project, 'market')).activeGenerationId).toBe(id);
    expect((await ada.call('DELETE', `/api/generations/${id}`)).status).toBe(204);
    model.script = ({ body }) => ({ text: write(body) });
    expect((await ada.ended((await ada.begin(project, 'market')).id)).status).toBe('succeeded');
  });

  it('accepts only one of many concurrent orders for the same toolset', async () => {
    model.script = () => ({ silent: true });
    const replies = await Promise.all(Array.from({ length: 8 }, () => ada.order(project, 'environmental')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([202, ...Array(7).fill(400)]);
    await ada.call('DELETE', `/api/generations/${replies.find(({ status }) => status === 202)!.body.data.id}`);
  });
});
