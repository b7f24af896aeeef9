import { afterAll, beforeAll, expect, it } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const write = answerFromExamples();
let model: FakeModelServer;
let server: TestServer;

beforeAll(async () => {
  model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
  server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

it('uses only the project’s present name in prompts', async () => {
  const ada = await Person.register(server);
  const project = await ada.project();
  const { name: former } = (await ada.call('GET', `/api/projects/${project}`)).body.data;
  await ada.call('PATCH', `/api/projects/${project}`, { name: 'Yayla', description: 'Meals from the hills.' });
  await ada.ended((await ada.begin(project, 'market')).id);
  const told = JSON.stringify(model.calls.at(-1)?.body.messages);
  expect(told).toContain(String.raw`\"name\":\"Yayla\",\"description\":\"Meals from the hills.\"`);
  expect(told).not.toContain(String.raw`\"name\":\"${former}\"`);
});
