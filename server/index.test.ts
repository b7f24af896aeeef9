import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { programFile } from './processes/programFile.ts';
import { FakeModelServer } from './testing/FakeModelServer.ts';
import { findMailedCode } from './testing/findMailedCode.ts';
import { freePort } from './testing/freePort.ts';
import { startForwardProxy } from './testing/startForwardProxy.ts';

const entry = programFile('index');
const directories: string[] = [];
const running: { child: ChildProcess; ended: Promise<unknown> }[] = [];

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

interface Started {
  url: string;
  child: ChildProcess;
  ended: Promise<number | null>;
  output: () => string;
}

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env['PATH'], LOCAL_MODELS: 'off', ...environment },
    cwd: tmpdir(),
  });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  running.push({ child, ended });
  return { child, ended, output: () => output };
}

async function start(directory: string, port: number, environment: Record<string, string> = {}): Promise<Started> {
  const { child, ended, output } = run({ PORT: String(port), DATA_DIR: directory, ...environment });
  const url = () => /Filiz is ready at (\S+)/.exec(output())?.[1];
  await expect.poll(() => url() !== undefined || child.exitCode !== null).toBe(true);
  if (!url()) throw new Error(output());
  return { url: url()!, child, ended, output };
}

/** A raw TCP connection, to write HTTP by hand. */
function converse(port: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += String(data)));
  socket.on('error', (error) => (text += String(error)));
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  return { write: (bytes: string) => void socket.write(bytes), text: () => text, closed };
}

function temporaryDirectory() {
  const directory = mkdtempSync(path.join(tmpdir(), 'filiz-run-'));
  directories.push(directory);
  return directory;
}

async function send(url: string, method: string, token: string, body?: unknown) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  return { status: response.status, data: response.status === 204 ? null : (await response.json()).data };
}

/** Registers with the code from the printed mail, as on a fresh installation. */
async function register(url: string, directory: string): Promise<string> {
  const email = 'ada@example.com';
  await send(`${url}/api/auth/register/code`, 'POST', '', { email });
  await expect.poll(() => findMailedCode(directory, email)).toBeDefined();
  const code = findMailedCode(directory, email);
  const { data } = await send(`${url}/api/auth/register/verify`, 'POST', '', { email, code });
  const person = { fullName: 'Ada', email, password: 'river stone lantern', acceptTerms: true, ...data };
  return (await send(`${url}/api/auth/register`, 'POST', '', person)).data.token;
}

it('loses nothing saved when it is killed, and shuts down gracefully when asked to stop', async () => {
  const directory = temporaryDirectory();
  const port = await freePort();
  const first = await start(directory, port);
  const token = await register(first.url, directory);
  const created = await send(`${first.url}/api/projects`, 'POST', token, { name: 'Kutu', description: 'Boxes.' });
  const { project, generation } = created.data;
  const route = `/api/projects/${project.id}/toolsets/about`;
  const saved = await send(first.url + route, 'PUT', token, { content: { summary: 'Kept.' }, revision: 0 });
  expect(saved.status).toBe(200);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await start(directory, port);
  const read = await send(second.url + route, 'GET', token);
  expect(read.data.revision).toBe(1);
  expect(read.data.savedContent ?? read.data.content).toMatchObject({ summary: 'Kept.' });
  // The generation is resumed or refunded, not lost.
  expect((await send(`${second.url}/api/generations/${generation.id}`, 'GET', token)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

it('reports not ready, ends what is running, closes every connection and exits', async () => {
  const gate = Promise.withResolvers<void>();
  const model = await new FakeModelServer(async () => {
    await gate.promise;
    return { status: 401 };
  }).start();
  const directory = temporaryDirectory();
  const port = await freePort();
  const { url, child, ended } = await start(directory, port, { OPENAI_BASE_URL: model.url });
  const token = await register(url, directory);
  const created = await send(`${url}/api/projects`, 'POST', token, { name: 'Kutu', description: 'Boxes.' });
  const authorization = { authorization: `Bearer ${token}` };
  const events = await fetch(`${url}/api/generations/${created.data.generation.id}/events`, { headers: authorization });
  const told = events.text();
  // One connection is idle between requests, another has sent half of one.
  const [idle, halfway] = [converse(port), converse(port)];
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(idle.text).toContain('200 OK');
  const body = JSON.stringify({ fullName: 'Ada Lovelace' });
  halfway.write(
    `PATCH /api/user/current HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 9)}`,
  );
  await expect.poll(() => model.calls.length).toBeGreaterThan(0);

  child.kill('SIGTERM');
  const readiness = async () => {
    const { status, headers } = await fetch(`${url}/readyz`);
    return [status, headers.get('connection')];
  };
  await expect.poll(readiness).toEqual([503, 'close']);
  expect((await told).trim().split('\n\n').at(-1)).toMatch(/^retry: \d{4}$/);
  halfway.write(body.slice(9));
  await halfway.closed;
  expect(halfway.text()).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(halfway.text()).toMatch(/^Connection: close/m);
  expect(halfway.text()).toContain('"fullName":"Ada Lovelace"');
  gate.resolve();
  await idle.closed;
  expect(await ended).toBe(0);
  await model.stop();
});

it('keeps running when its standard output is closed', async () => {
  const directory = temporaryDirectory();
  const { url, child, ended } = await start(directory, await freePort());
  child.stdout?.destroy();
  child.stderr?.destroy();
  const token = await register(url, directory);
  // The mail is printed after it has been stored.
  await send(`${url}/api/auth/password-reset/code`, 'POST', '', { email: 'ada@example.com' });
  expect((await send(`${url}/api/user/current`, 'GET', token)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('rejects an invalid variable with its name and what is expected', async () => {
  const { ended, output } = run({
    PORT: 'abc',
    DATABASE_URL: 'postgres://localhost/x',
    DATA_DIR: temporaryDirectory(),
  });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT: expected a whole number from 0 to 65535');
  expect(output()).toContain('DATABASE_URL: expected an address such as mysql://');
});

it('writes with a model behind the network’s proxy, and reads where that is as others do', async () => {
  const model = await new FakeModelServer(() => ({ status: 401 })).start();
  const proxy = await startForwardProxy(Number(new URL(model.url).port));
  const directory = temporaryDirectory();
  const environment = { http_proxy: proxy.url, OPENAI_BASE_URL: 'http://models.example/v1' };
  const { url, child, ended } = await start(directory, await freePort(), environment);
  const token = await register(url, directory);
  await send(`${url}/api/projects`, 'POST', token, { name: 'Kutu', description: 'Boxes.' });
  await expect.poll(() => proxy.asked).toContain('models.example:80');
  child.kill('SIGTERM');
  await ended;
  proxy.stop();
  await model.stop();
});

it('names the model that it found on this machine', async () => {
  const local = createServer((_, response) => void response.end('{"data": [{"id": "llama3.1:8b"}]}'));
  await new Promise<void>((resolve) => void local.listen(0, '127.0.0.1', resolve));
  const port = (local.address() as AddressInfo).port;
  const { child, ended, output } = await start(temporaryDirectory(), await freePort(), { LOCAL_MODELS: String(port) });
  await expect.poll(output).toContain(`Drafts are written by llama3.1:8b on this machine`);
  expect(output()).toContain(`http://127.0.0.1:${port}/v1`);
  child.kill('SIGTERM');
  await ended;
  local.close();
});
