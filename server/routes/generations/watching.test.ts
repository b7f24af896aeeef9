import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { allEvents, type ReceivedEvent, watchEvents } from '#server/testing/watchEvents.ts';

const write = answerFromExamples();
const streamTimes = { heartbeat: 700, checkSession: 300 };

describe('watching a generation', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly, streamTimes });
    ada = await Person.register(server);
    project = await ada.project();
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  const watch = (generation: string, options: object = {}) =>
    watchEvents({ url: server.url, token: ada.token, generation, ...options });
  const texts = (event: ReceivedEvent) => JSON.stringify(event.data).length;
  const cancel = (id: string) => ada.call('DELETE', `/api/generations/${id}`);

  it('streams the growing document, with increasing ids', async () => {
    const watched = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      await watched.promise;
      return { text: write(body), pace: { characters: 200, interval: 40 } };
    };
    const { id: generation } = await ada.begin(project, 'stakeholder');
    const events = await allEvents({ url: server.url, token: ada.token, generation, onLine: () => watched.resolve() });
    const ids = events.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    const contents = events.filter(({ name }) => name === 'content');
    expect(contents.length).toBeGreaterThan(3);
    expect(contents.map(texts)).toEqual(contents.map(texts).toSorted((a, b) => a - b));
    expect(events.map(({ name }) => name).filter((name) => name === 'done' || name === 'failed')).toEqual(['done']);
  });

  it('resumes after the last event id', async () => {
    const watched = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      await watched.promise;
      return { text: write(body), pace: { characters: 200, interval: 15 } };
    };
    const { id } = await ada.begin(project, 'market');
    const seen: ReceivedEvent[] = [];
    for await (const event of watch(id, { onLine: () => watched.resolve() })) {
      seen.push(event);
      if (seen.filter(({ name }) => name === 'content').length === 2) break;
    }
    const rest = await ada.events(id, { lastEventId: seen.at(-1)!.id });
    expect(rest.at(-1)!.name).toBe('done');
    expect(rest.every((event) => event.id > seen.at(-1)!.id)).toBe(true);
    const again = await ada.events(id, { lastEventId: rest.at(-1)!.id });
    expect(again.at(-1)!.name).toBe('done');
  });

  it('sends the current state at once to a late watcher', async () => {
    model.script = ({ body }) => ({ text: write(body).slice(0, 1500), end: 'silence' });
    const { id } = await ada.begin(project, 'environmental');
    await ada.until(id, ({ content }) => content !== null);
    const late: ReceivedEvent[] = [];
    for await (const event of watch(id)) {
      late.push(event);
      if (late.length === 2) break;
    }
    expect(late.map(({ name }) => name)).toEqual(['status', 'content']);
    await cancel(id);
  });

  it('does not show an older document while the model is silent', async () => {
    const pause = Promise.withResolvers<void>();
    model.script = ({ body, closed }) => {
      void closed.then(() => pause.resolve());
      return { text: write(body).slice(0, 3000), pace: { characters: 200, interval: 100 }, end: 'silence' };
    };
    const { id } = await ada.begin(project, 'stakeholder');
    const sizes: number[] = [];
    const ended = (async () => {
      for await (const event of watch(id)) if (event.name === 'content') sizes.push(texts(event));
    })();
    // Longer than the interval after which rows are compared.
    await new Promise((resolve) => setTimeout(resolve, 6500));
    await cancel(id);
    await Promise.all([ended, pause.promise]);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
  });

  it('uses the reader’s language', async () => {
    model.script = () => ({ status: 401 });
    const { id } = await ada.begin(project, 'market');
    const messages = await Promise.all(
      ['tr', 'en'].map(async (language) => {
        const last = (await ada.events(id, { language })).at(-1)!;
        return (last.data as { error: { message: string } }).error.message;
      }),
    );
    expect(messages[0]).toContain('OPENAI_API_KEY değerini');
    expect(messages[1]).toContain('check OPENAI_API_KEY');
  });

  it('is refused to others', async () => {
    model.script = () => ({ silent: true });
    const { id } = await ada.begin(project, 'observation');
    const path = `/api/generations/${id}`;
    const bert = await Person.register(server);
    for (const route of [path, `${path}/events`]) {
      expect((await server.call('GET', route)).status).toBe(401);
      expect((await bert.call('GET', route)).status).toBe(404);
      expect((await bert.call('GET', route.replace(id, 'nothing'))).status).toBe(404);
    }
    expect((await bert.call('DELETE', path)).status).toBe(404);
    expect((await server.call('DELETE', path)).status).toBe(401);
    expect((await ada.read(id)).status).toBe('running');

    await cancel(id);
  });

  it('ends when the watcher signs out', async () => {
    const carol = await Person.register(server);
    model.script = ({ body }) => ({ text: write(body) });
    const hers = await carol.project();
    model.script = () => ({ silent: true });
    const { id } = await carol.begin(hers, 'stakeholder');
    const names: string[] = [];
    for await (const { name } of watchEvents({ url: server.url, token: carol.token, generation: id })) {
      if (names.length === 0) await carol.call('POST', '/api/auth/logout');
      names.push(name);
    }
    expect(new Set(names)).toEqual(new Set(['status']));
  });

  it('allows six streams per person, and sends heartbeats on an idle one', async () => {
    model.script = () => ({ silent: true });
    const { id } = await ada.begin(project, 'observation');
    const gone = new AbortController();
    const lines: string[] = [];
    const streams = Array.from({ length: 6 }, () =>
      allEvents({
        url: server.url,
        token: ada.token,
        generation: id,
        signal: gone.signal,
        onLine: (line) => lines.push(line),
      }),
    );
    const ends = Promise.allSettled(streams);
    await expect.poll(() => lines.filter((line) => line === 'retry: 1000')).toHaveLength(6);
    expect((await ada.call('GET', `/api/generations/${id}/events`)).status).toBe(429);
    await expect.poll(() => lines.filter((line) => line.startsWith(': ')).length).toBeGreaterThanOrEqual(6);
    gone.abort();
    await ends;
    await cancel(id);
    expect((await ada.events(id)).at(-1)).toMatchObject({ name: 'failed', data: { error: { key: 'cancelled' } } });
  });
});
