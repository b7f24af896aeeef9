import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerFromExamples } from '../../testing/answerFromExamples.ts';
import { FakeModelServer } from '../../testing/FakeModelServer.ts';
import { Person } from '../../testing/Person.ts';
import { quickly } from '../../testing/quickly.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { dialects } from '../../testing/testDatabases.ts';

const write = answerFromExamples();

describe.each(dialects)('taking turns on %s', (dialect) => {
  let model: FakeModelServer;
  let server: TestServer;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { dialect, generation: quickly });
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  it('runs two of a person at once while the others wait, and lets other people pass', async () => {
    const [ada, bert] = [await Person.register(server), await Person.register(server)];
    const [project, other] = [await ada.project(), await bert.project()];
    let open = 0;
    let most = 0;
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
    model.script = async ({ body, closed }) => {
      open += 1;
      most = Math.max(most, open);
      void closed.then(() => (open -= 1));
      await gate;
      return { text: write(body) };
    };
    const mine = [];
    for (const toolset of ['stakeholder', 'market', 'environmental', 'observation', 'exploratory-interview'])
      mine.push((await ada.begin(project, toolset)).id);
    for (const id of mine.slice(0, 2)) await ada.until(id, ({ status }) => status === 'running');
    const asked = model.calls.length;
    const theirs = (await bert.begin(other, 'stakeholder')).id;
    await bert.until(theirs, ({ status }) => status === 'running');
    while (model.calls.length === asked) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await Promise.all(mine.map((id) => ada.read(id)))).map(({ status }) => status)).toEqual([
      'running',
      'running',
      'queued',
      'queued',
      'queued',
    ]);
    expect(most).toBe(3);
    letGo();
    for (const id of mine) expect((await ada.ended(id)).status).toBe('succeeded');
    expect((await bert.ended(theirs)).status).toBe('succeeded');
    expect(most).toBe(3);
  });

  it('accepts thirty a minute and says when to come back', async () => {
    const ada = await Person.register(server);
    const project = await ada.project();
    model.script = () => ({ silent: true });
    for (let count = 0; count < 30; count += 1) {
      const { id } = await ada.begin(project, 'stakeholder');
      await ada.call('DELETE', `/api/generations/${id}`);
    }
    const refused = await ada.order(project, 'stakeholder');
    expect(refused).toMatchObject({ status: 429, body: { key: 'too-many-requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ada.orderSeveral(project, ['market'])).status).toBe(429);
  });
});
