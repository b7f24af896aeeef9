import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, expect, it } from 'vitest';

const entry = path.join(import.meta.dirname, 'index.ts');
const directories: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true, force: true });
});

interface Started {
  url: string;
  child: ChildProcess;
  ended: Promise<number | null>;
}

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [entry], { env: { PATH: process.env['PATH'], ...environment }, cwd: tmpdir() });
  children.push(child);
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, ended, output: () => output };
}

async function start(directory: string, port: number): Promise<Started> {
  const { child, ended, output } = run({ PORT: String(port), DATA_DIR: directory });
  for (;;) {
    const url = /Filiz is ready at (\S+)/.exec(output())?.[1];
    if (url) return { url, child, ended };
    if (child.exitCode !== null) throw new Error(output());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
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

/** Registers through the printed mail, as a person on a fresh machine does. */
async function register(url: string, directory: string): Promise<string> {
  const email = 'ada@example.com';
  await send(`${url}/api/auth/register/code`, 'POST', '', { email });
  const outbox = path.join(directory, 'outbox');
  let code: string | undefined;
  while (!code) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const mail = readdirSync(directory).includes('outbox') ? readdirSync(outbox).at(-1) : undefined;
    code = mail && /^ {4}(\d{6})\r?$/m.exec(readFileSync(path.join(outbox, mail), 'utf8'))?.[1];
  }
  const { data } = await send(`${url}/api/auth/register/verify`, 'POST', '', { email, code });
  const person = { fullName: 'Ada', email, password: 'river stone lantern', acceptTerms: true, ...data };
  return (await send(`${url}/api/auth/register`, 'POST', '', person)).data.token;
}

it('keeps what was saved when it is killed, and gives way in order when it is asked to stop', async () => {
  const directory = temporaryDirectory();
  const port = 20_000 + (process.pid % 20_000);
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
  expect(read.data).toMatchObject({ revision: 1, savedContent: { summary: 'Kept.' } });
  // What was being generated is either taken up again or given back, not lost.
  expect((await send(`${second.url}/api/generations/${generation.id}`, 'GET', token)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

it('refuses a bad variable by its name and what is expected', async () => {
  const { ended, output } = run({
    PORT: 'abc',
    DATABASE_URL: 'postgres://localhost/x',
    DATA_DIR: temporaryDirectory(),
  });
  expect(await ended).toBe(1);
  expect(output()).toContain('PORT: expected a whole number from 0 to 65535');
  expect(output()).toContain('DATABASE_URL: expected an address such as mysql://');
});
