import { afterAll, beforeAll, expect, it } from 'vitest';

import { type ExportFormat, exportFormatNames } from '#engine/protocol/exportFormats.ts';
import { textOfExport } from '#server/export/testing/textOfExport.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const write = answerFromExamples();
let model: FakeModelServer;
let server: TestServer;
let ada: Person;
let project: string;
let names: string[];

beforeAll(async () => {
  model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
  server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
  ada = await Person.register(server);
  project = await ada.project();
  await ada.ended((await ada.begin(project, 'stakeholder')).id);
  const { content } = await ada.toolset(project, 'stakeholder');
  const saved = await ada.save(project, 'stakeholder', content!);
  names = (saved['stakeholders'] as { nameOrRole: string }[]).map(({ nameOrRole }) => nameOrRole);
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

async function exported(format: ExportFormat, confirmedOnly: boolean, language = 'en') {
  const response = await fetch(`${server.url}/api/projects/${project}/exports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ toolsets: ['stakeholder'], format, confirmedOnly, language }),
  });
  return response;
}
const confirm = async () => {
  const { revision } = await ada.toolset(project, 'stakeholder');
  const path = `/api/projects/${project}/toolsets/stakeholder/confirmations`;
  return ada.call('POST', path, { pointers: ['/stakeholders/1'], revision });
};

it('says that nothing is confirmed where nothing is', async () => {
  const reply = await exported('pdf', true);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ key: 'nothing-confirmed' });
});

it('leaves out what nobody has confirmed, says so in every format, and marks it where it is wanted', async () => {
  expect((await confirm()).status).toBeLessThan(300);
  const check = await ada.call('POST', `/api/projects/${project}/exports/check`, { toolsets: ['stakeholder'] });
  const { unconfirmed } = check.body.data;
  expect(unconfirmed).toBeGreaterThan(20);
  const read = async (format: ExportFormat, confirmedOnly: boolean, language?: string) =>
    (await textOfExport(format, new Uint8Array(await (await exported(format, confirmedOnly, language)).arrayBuffer())))
      .replaceAll(/\s+/g, ' ')
      // Where a line ends.
      .replaceAll('- ', '-');
  for (const format of exportFormatNames) {
    const text = await read(format, true);
    expect(text, format).toContain(names[1]!);
    for (const name of names.toSpliced(1, 1)) expect(text, format).not.toContain(name);
    if (format === 'json') expect(JSON.parse(text)).toMatchObject({ unconfirmedLeftOut: unconfirmed });
    else expect(text, format).toContain(`Left out, drafted by AI and not confirmed yet: ${unconfirmed}`);
    expect(text, format).not.toContain('◊');
    expect(await read(format, false), format).toContain(names[0]!);
  }
  expect(await read('markdown', true, 'tr')).toContain(`henüz onaylanmayan ${unconfirmed} yer çıkarıldı`);
});
