import { afterAll, beforeAll, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const patient = { ...quickly, patience: { silence: 60_000, total: 60_000 } };
const write = answerFromExamples();
let model: FakeModelServer;
let server: TestServer;
let ada: Person;

beforeAll(async () => {
  model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
  server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: patient });
  ada = await Person.register(server);
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const open = async (project: string) => (await ada.call('GET', `/api/projects/${project}`)).body.data;

it('lists queued and running generations of the project only', async () => {
  const [project, other] = [await ada.project(), await ada.project()];
  expect((await open(project)).generations).toEqual([]);
  model.script = () => ({ silent: true });
  const batch = await ada.beginSeveral(project, ['market', 'stakeholder']);
  const single = await ada.begin(project, 'environmental');
  for (const { id } of [batch, single]) await ada.until(id, ({ status }) => status === 'running');
  // A batch of a single toolset; two generations of a person run at a time.
  const last = await ada.beginSeveral(project, ['observation']);
  const written = (await ada.read(batch.id)).steps.map(({ toolset }) => toolset);
  expect(written.toSorted()).toEqual(['market', 'stakeholder']);
  expect((await open(project)).generations).toEqual([
    { id: batch.id, kind: 'batch', status: 'running', toolsets: written },
    { id: single.id, kind: 'single', status: 'running', toolsets: ['environmental'] },
    { id: last.id, kind: 'batch', status: 'queued', toolsets: ['observation'] },
  ]);
  expect((await open(other)).generations).toEqual([]);
  for (const { id } of [last, batch, single]) await ada.call('DELETE', `/api/generations/${id}`);
  expect((await open(project)).generations).toEqual([]);
});
