import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createMigratedDatabase } from '#server/database/testing/migratedDatabases.ts';
import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer, type ModelCall } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { dialects, type TestDatabase } from '#server/testing/testDatabases.ts';

const write = answerFromExamples();
const toolsetOf = ({ body }: ModelCall) => body.response_format?.json_schema?.name ?? '';

describe.each(dialects)('a server that is asked to stop, on %s', (dialect) => {
  let model: FakeModelServer;
  let database: TestDatabase;
  let directory: string;
  let server: TestServer;
  let ada: Person;
  let project: string;

  beforeAll(async () => {
    model = await new FakeModelServer(() => ({})).start();
    database = await createMigratedDatabase(dialect);
    directory = mkdtempSync(path.join(tmpdir(), 'filiz-stopping-'));
  });
  beforeEach(async () => {
    model.script = ({ body }) => ({ text: write(body) });
    await start();
    ada = await Person.register(server);
    project = await ada.project();
    model.calls.length = 0;
  });
  afterEach(() => server.stop());
  afterAll(async () => {
    await model.stop();
    await database.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  async function start(drain = 30_000): Promise<void> {
    const environment = { DATA_DIR: directory, OPENAI_BASE_URL: model.url };
    const url = database.url && { DATABASE_URL: database.url };
    const generation = { ...quickly, times: { ...quickly.times, drain } };
    server = await startTestServer({ ...environment, ...url }, { dialect, database, generation });
  }

  it('reports not ready, closes event streams, and finishes the running step', async () => {
    const before = await ada.balance();
    const gate = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      await gate.promise;
      return { text: write(body) };
    };
    const { id, tokens } = await ada.begin(project, 'market');
    await ada.until(id, ({ progress }) => progress.current === 'market');
    const stream = ada.events(id);
    const stopped = server.stop();
    expect((await stream).every(({ name }) => name === 'status')).toBe(true);
    expect(await server.call('GET', '/readyz')).toMatchObject({ status: 503, body: { key: 'unavailable' } });
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    gate.resolve();
    await stopped;

    await start();
    ada = ada.at(server);
    expect((await ada.read(id)).status).toBe('succeeded');
    expect(await ada.balance()).toBe(before - tokens);
    expect(model.calls).toHaveLength(1);
  });

  it('releases a job that would take too long; the next start runs it', async () => {
    await server.stop();
    await start(500);
    ada = ada.at(server);
    const before = await ada.balance();
    model.script = (call) => (toolsetOf(call) === 'market' ? { silent: true } : { text: write(call.body) });
    const { id, tokens } = await ada.beginSeveral(project, ['stakeholder', 'market', 'environmental']);
    await expect.poll(() => model.calls.map(toolsetOf)).toContain('market');
    await server.stop();
    await model.calls.at(-1)!.closed;

    model.script = ({ body }) => ({ text: write(body) });
    await start();
    ada = ada.at(server);
    expect((await ada.ended(id)).steps.map(({ status }) => status)).toEqual(Array(3).fill('succeeded'));
    expect(model.calls.map(toolsetOf)).toEqual(['stakeholder', 'market', 'market', 'environmental']);
    expect(await ada.balance()).toBe(before - tokens);
  });

  it('starts no further step of a batch', async () => {
    const gate = Promise.withResolvers<void>();
    model.script = async ({ body }) => {
      await gate.promise;
      return { text: write(body) };
    };
    const { id } = await ada.beginSeveral(project, ['stakeholder', 'market']);
    await ada.until(id, ({ progress }) => progress.current === 'stakeholder');
    const stopped = server.stop();
    gate.resolve();
    await stopped;
    expect(model.calls.map(toolsetOf)).toEqual(['stakeholder']);
    await start();
    ada = ada.at(server);
    expect((await ada.ended(id)).status).toBe('succeeded');
    expect(model.calls.map(toolsetOf)).toEqual(['stakeholder', 'market']);
  });
});
