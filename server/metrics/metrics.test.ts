import { networkInterfaces } from 'node:os';

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { answerFromExamples } from '#server/testing/answerFromExamples.ts';
import { FakeModelServer } from '#server/testing/FakeModelServer.ts';
import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';
import { watchEvents } from '#server/testing/watchEvents.ts';

const write = answerFromExamples();

describe('GET /metrics', () => {
  let model: FakeModelServer;
  let server: TestServer;
  let ada: Person;

  beforeAll(async () => {
    model = await new FakeModelServer(({ body }) => ({ text: write(body) })).start();
    server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly });
    ada = await Person.register(server);
  });
  afterAll(async () => {
    await server.stop();
    await model.stop();
  });

  async function figures(): Promise<Map<string, number>> {
    const { status, headers, body } = await server.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
    expect(headers.getSetCookie()).toEqual([]);
    const lines = (body as string).split('\n').filter((line) => line && !line.startsWith('#'));
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
    );
  }

  const requests = (method: string, route: string, status: number) =>
    `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

  it('labels requests with the pattern of their route, not with their path', async () => {
    const before = await figures();
    for (const id of ['a', 'b', 'c']) await ada.call('GET', `/api/projects/${id}`);
    for (const path of ['/api/1', '/api/2', '/api/projects/x/y/z', '/api']) await server.call('GET', path);
    for (const path of ['/1', '/2', '/wp-login.php']) await server.call('GET', path);
    await server.call('PUT', '/api/projects');
    const after = await figures();
    const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(more(requests('GET', '/api/projects/:id', 404))).toBe(3);
    expect(more(requests('GET', 'unknown', 404))).toBe(4);
    expect(more(requests('GET', 'web', 404))).toBe(3);
    expect(more(requests('PUT', 'unknown', 405))).toBe(1);
    expect([...after.keys()].join('\n')).not.toMatch(/wp-login|\/api\/1|projects\/[abcx]/);
  });

  it('reports generations, streams, the ledger and the process', async () => {
    const project = await ada.project();
    model.script = () => ({ silent: true });
    const { id } = await ada.begin(project, 'stakeholder');
    await ada.until(id, ({ status }) => status === 'running');
    const events = watchEvents({ url: server.url, token: ada.token, generation: id });
    await events.next();
    const during = await figures();
    expect(during.get('filiz_generations_active{status="running"}')).toBe(1);
    expect(during.get('filiz_generations_active{status="queued"}')).toBe(0);
    expect(during.get('filiz_event_streams')).toBe(1);
    await ada.call('DELETE', `/api/generations/${id}`);
    while (!(await events.next()).done);
    const after = await figures();
    expect(after.get('filiz_generations_active{status="running"}')).toBe(0);
    expect(after.get('filiz_generations_ended_total{kind="single",status="cancelled"}')).toBe(1);
    expect(after.get('filiz_generations_ended_total{kind="batch",status="succeeded"}')).toBe(1);
    expect(after.get('filiz_event_streams')).toBe(0);
    expect(after.get('filiz_ledger_mismatches')).toBe(0);
    expect(after.get('filiz_event_loop_delay_seconds')).toBeGreaterThanOrEqual(0);
    expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
  });

  it('belongs to one server, also where two run in one process', async () => {
    const other = await startTestServer();
    expect((await other.call('GET', '/metrics')).body).not.toContain('route="/api/projects/:id"');
    await other.stop();
  });
});

it('requires METRICS_TOKEN where it is set', async () => {
  const token = 'a-token-for-the-scraper';
  const server = await startTestServer({ METRICS_TOKEN: token });
  expect(await server.call('GET', '/metrics')).toMatchObject({ status: 401, body: { key: 'unauthorized' } });
  expect((await server.call('GET', '/metrics', { token: 'another-token-of-somebody' })).status).toBe(401);
  expect((await server.call('GET', '/metrics', { token: (await server.register()).token })).status).toBe(401);
  expect((await server.call('GET', '/metrics', { token })).status).toBe(200);
  await server.stop();
});

it('without a token answers requests from this machine only, but none forwarded by a proxy', async () => {
  const server = await startTestServer({ TRUST_PROXY: 'loopback' });
  onTestFinished(() => server.stop());
  expect((await server.call('GET', '/metrics')).status).toBe(200);
  for (const [name, value] of [
    ['x-forwarded-for', '198.51.100.7'],
    ['x-forwarded-for', '127.0.0.1'],
    ['x-real-ip', '198.51.100.7'],
    ['forwarded', 'for=198.51.100.7'],
    ['via', '1.1 proxy'],
  ] as const)
    expect(await server.call('GET', '/metrics', { headers: { [name]: value } })).toMatchObject({ status: 401 });
  const [elsewhere] = Object.values(networkInterfaces())
    .flat()
    .filter((address) => address?.family === 'IPv4' && !address.internal);
  if (!elsewhere) return;
  const { port } = new URL(server.url);
  expect((await fetch(`http://${elsewhere.address}:${port}/metrics`)).status).toBe(401);
});

it('requires the token in production, where a local proxy may forward requests unnoticed', async () => {
  const production = {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_URL: 'https://filiz.example',
    PAYMENT_GATEWAY: 'none',
  };
  const server = await startTestServer(production);
  onTestFinished(() => server.stop());
  expect(await server.call('GET', '/metrics')).toMatchObject({ status: 401, body: { key: 'unauthorized' } });
  const token = 'a-token-for-the-scraper';
  const scraped = await startTestServer({ ...production, METRICS_TOKEN: token });
  onTestFinished(() => scraped.stop());
  expect((await scraped.call('GET', '/metrics', { token })).status).toBe(200);
});
