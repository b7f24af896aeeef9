import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { answerFindings } from '#server/testing/answerFindings.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelCall } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/startServerProcess.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();
const toolsetOf = ({ body }: ModelCall) => body.response_format?.json_schema?.name ?? '';
const generation = { ...quickly, times: { ...quickly.times, lease: 1500 } };

// Each test starts several servers one after the other.
describe.each(dialects)('a server that is killed, on %s', { timeout: 90_000 }, (dialect) => {
  let model: FakeModelServer;
  let database: TestDatabase;
  let directory: string;
  let server: ServerProcess;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    database = await createMigratedDatabase(dialect);
    directory = mkdtempSync(path.join(tmpdir(), 'filiz-crash-'));
  });
  afterEach(async () => {
    await server.kill();
  });
  afterAll(async () => {
    await model.stop();
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    const environment = {
      DATA_DIR: directory,
      OPENAI_BASE_URL: model.url,
      ...(database.url && { DATABASE_URL: database.url }),
    };
    server = await startServerProcess(environment, { generation });
  }

  it('resumes the interrupted step on the next start, and keeps finished ones', async () => {
    await start();
    const ada = await Person.register(server);
    const project = await ada.project();
    const before = await ada.balance();
    model.script = (call) =>
      toolsetOf(call) === 'market' ? { text: '{"overview":"Half of', end: 'silence' } : { text: write(call.body) };
    const { id, tokens } = await ada.beginSeveral(project, ['stakeholder', 'market', 'environmental']);
    await expect.poll(() => model.calls.map(toolsetOf)).toContain('market');
    const saved = await ada.saveExample(project, 'observation');
    await server.kill();

    model.script = ({ body }) => ({ text: write(body) });
    model.calls.length = 0;
    await start();
    const again = ada.at(server);
    expect((await again.ended(id)).steps.map(({ status }) => status)).toEqual(Array(3).fill('succeeded'));
    expect(model.calls.map(toolsetOf)).toEqual(['market', 'environmental']);
    expect(await again.balance()).toBe(before - tokens);
    // What was acknowledged as saved is still there.
    expect((await again.toolset(project, 'observation')).content).toEqual(saved);
  });

  it('resumes a reading of the project, which is paid once', async () => {
    await start();
    const ada = await Person.register(server);
    const project = await ada.project();
    const before = await ada.balance();
    model.script = () => ({ text: '{"findings":[', end: 'silence' });
    model.calls.length = 0;
    const { id, tokens } = (await ada.call('POST', `/api/projects/${project}/critique`)).body.data;
    await expect.poll(() => model.calls.map(toolsetOf)).toEqual(['critique']);
    await server.kill();

    const { examples } = server.services.toolsets.get('about');
    const texts = [examples.en['summary'] as string, (examples.en['keywords'] as string[])[0]!];
    model.script = ({ body }) => ({ text: answerFindings(body, [{ question: 'Which?', texts }]) });
    await start();
    const again = ada.at(server);
    expect(await again.ended(id)).toMatchObject({ status: 'succeeded', tokens });
    const found = await again.call('GET', `/api/projects/${project}/critique`);
    expect(found.body.data).toMatchObject([{ question: 'Which?', status: 'open' }]);
    expect(await again.balance()).toBe(before - tokens);
  });

  it('gives up a job that crashes the server repeatedly, and refunds its tokens', async () => {
    model.script = ({ body }) => ({ text: write(body) });
    await start();
    let ada = await Person.register(server);
    const project = await ada.project();
    const before = await ada.balance();
    model.script = () => ({ silent: true });
    model.calls.length = 0;
    const { id } = await ada.begin(project, 'market');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await expect.poll(() => model.calls.length).toBeGreaterThanOrEqual(attempt);
      await server.kill();
      await start();
    }
    ada = ada.at(server);
    const ended = await ada.ended(id);
    expect(ended).toMatchObject({ status: 'failed', tokens: 0, error: { key: 'interrupted' } });
    expect(await ada.balance()).toBe(before);
    model.script = ({ body }) => ({ text: write(body) });
    expect((await ada.ended((await ada.begin(project, 'market')).id)).status).toBe('succeeded');
  });
});
