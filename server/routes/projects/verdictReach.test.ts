import { afterAll, beforeAll, expect, it } from 'vitest';

import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import type { ToolsetStatus } from '#engine/protocol/project.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const canvas = 'lean-canvas';
const lessons = 'lessons-learned';
const loss = `${canvas}/costStructure/loss`;
const byExample = answerFromExamples();

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

const measure = async (result: number) => {
  const { content } = await ada.toolset(project, lessons);
  const results = content!['hypothesisResults'] as Record<string, unknown>[];
  const hypothesisResults = results.map((item) =>
    item['hypothesis'] === 'box-loss' ? { ...item, resultValue: result } : item,
  );
  await ada.save(project, lessons, { ...content, hypothesisResults });
};
const stateOf = async (id: string) => {
  const { claims } = (await ada.call('GET', `/api/projects/${project}/evidence`)).body.data as EvidenceAnswer;
  return claims.find((claim) => claim.id === id)?.state;
};
const statuses = async () => (await ada.call('GET', `/api/projects/${project}/toolsets`)).body.data as ToolsetStatus[];
const fallen = async () => (await statuses()).filter((each) => each.fallen.length > 0).map(({ id }) => id);
const told = async () => {
  await ada.ended((await ada.begin(project, canvas)).id);
  const { messages } = model.calls.at(-1)!.body;
  await ada.call('DELETE', `/api/projects/${project}/toolsets/${canvas}/draft`);
  return messages.map(({ content }) => content).join('\n');
};

it('reaches the toolset that states the claim, its next draft, and leaves nothing stale once it is taken back', async () => {
  expect(await stateOf(loss)).toBe('supported');
  expect(await told()).toMatch(/supported 4\/5 \(test of “[^”]+”: 3\.9 \(n = 1000\), expected at most 4\)/);
  expect(await fallen()).toEqual([]);

  await measure(5.2);
  expect(await stateOf(loss)).toBe('refuted');
  expect(await fallen()).toContain(canvas);
  const opened = await ada.toolset(project, canvas);
  expect(opened.stale).toBe(true);
  expect(opened.fallen.filter(({ claim }) => claim === loss)).toContainEqual(
    expect.objectContaining({
      isClaim: true,
      pointer: '/costStructure/2',
      item: '/costStructure/2',
      reason: 'refuted',
      measured: { result: 5.2, threshold: 4, direction: 'at-most' },
    }),
  );
  // What else was refuted has been known since it was saved; the plan has the hypothesis, which is about the claim.
  expect(await fallen()).toEqual([canvas]);
  expect(await told()).toMatch(/refuted 4\/5 \(test of “[^”]+”: 5\.2 \(n = 1000\), expected at most 4\)/);

  await measure(3.9);
  expect(await stateOf(loss)).toBe('supported');
  expect((await statuses()).filter(({ stale }) => stale)).toEqual([]);
});

it('is told once: who saves while it stands has seen it, whatever is written beside the result', async () => {
  await measure(5.2);
  expect(await fallen()).toEqual([canvas]);
  await ada.save(project, canvas, (await ada.toolset(project, canvas)).content!);
  expect(await fallen()).toEqual([]);
  const { content } = await ada.toolset(project, lessons);
  await ada.save(project, lessons, { ...content, objective: 'Said in other words.' });
  expect(await fallen()).toEqual([]);
  await measure(6);
  expect(await fallen()).toEqual([]);
  // Taken back, and refuted once more.
  await measure(3.9);
  await ada.save(project, canvas, (await ada.toolset(project, canvas)).content!);
  await measure(5.2);
  expect(await fallen()).toEqual([canvas]);
});
