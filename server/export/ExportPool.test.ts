import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { pino } from 'pino';
import { afterAll, afterEach, expect, it } from 'vitest';

import { TooManyRequestsError } from '#server/errors/TooManyRequestsError.ts';
import { UnavailableError } from '#server/errors/UnavailableError.ts';

import type { ExportOrder } from './ExportOrder.ts';
import { ExportPool, type ExportPoolOptions } from './ExportPool.ts';

// Writes the project's name; "slow" and "dies" in it do what they say, and "fails" throws.
const program = `
process.once('message', () => process.on('message', async ({ project: { name } }) => {
  if (name === 'dies') process.kill(process.pid, 'SIGABRT');
  if (name === 'fails') return process.send({ fault: 'no such thing' });
  if (name !== 'slow') process.send({ file: Buffer.from(name + ' ' + process.pid) });
}));
process.on('disconnect', () => process.exit());
`;
const folder = mkdtempSync(path.join(tmpdir(), 'filiz-export-'));
const file = path.join(folder, 'writer.mjs');
writeFileSync(file, program);
let pool: ExportPool;
let children: ChildProcess[] = [];
afterEach(async () => {
  await pool.close();
  children = [];
});
afterAll(() => rmSync(folder, { recursive: true }));

function open(options: Partial<ExportPoolOptions> = {}) {
  const start = () => {
    const child = fork(file, { serialization: 'advanced' });
    child.send({});
    children.push(child);
    return child;
  };
  pool = new ExportPool({ definitions: [], logger: pino({ level: 'silent' }), start, ...options });
}

const never = new AbortController().signal;
const write = async (name: string, { person = 'ada', signal = never } = {}) =>
  Buffer.from((await pool.write(person, async () => ({ project: { name } }) as ExportOrder, signal)).file).toString();

it('writes no more at once than it may, and all that was asked for', async () => {
  open({ most: 2, mostWaitingEach: 10 });
  const written = Promise.all(Array.from({ length: 10 }, (_, index) => write(`no ${index}`)));
  expect(pool.load).toEqual({ running: 2, waiting: 8 });
  expect((await written).map((text) => text.split(' ')[1])).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(children).toHaveLength(2);
  expect(pool.load).toEqual({ running: 0, waiting: 0 });
});

it('tells of a process that dies, and writes the next export in another', async () => {
  open({ most: 1 });
  const [first, second] = await Promise.allSettled([write('dies'), write('well')]);
  expect(first).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) });
  expect(second).toMatchObject({ status: 'fulfilled', value: expect.stringContaining('well') });
});

it('reports what a writer throws as a fault of ours, and goes on in the same process', async () => {
  open({ most: 1 });
  await expect(write('fails')).rejects.toThrow('no such thing');
  expect(await write('well')).toContain(`well ${children[0]?.pid}`);
});

it('gives up what takes too long', async () => {
  open({ most: 1, longest: 50 });
  await expect(write('slow')).rejects.toThrow(UnavailableError);
});

it('frees the place of an export that is given up, running or waiting', async () => {
  open({ most: 1 });
  const [running, waiting] = [new AbortController(), new AbortController()];
  const gaveUp = new Error('gone');
  const first = write('slow', { signal: running.signal });
  const second = write('slow', { signal: waiting.signal });
  const third = write('well');
  waiting.abort(gaveUp);
  await expect(second).rejects.toBe(gaveUp);
  expect(pool.load).toEqual({ running: 1, waiting: 1 });
  running.abort(gaveUp);
  await expect(first).rejects.toBe(gaveUp);
  expect(await third).toContain('well');
  expect(children[0]).toMatchObject({ signalCode: 'SIGKILL' });
});

it('lets nobody wait behind the many exports of one person', async () => {
  open({ most: 2 });
  const order: string[] = [];
  const note = async (name: string, person: string) => void order.push((await write(name, { person })).split(' ')[0]!);
  const stuck = new AbortController();
  const slow = write('slow', { signal: stuck.signal }).catch(() => undefined);
  await Promise.all([...Array.from({ length: 4 }, (_, index) => note(`ada${index}`, 'ada')), note('eve', 'eve')]);
  expect(order.indexOf('eve')).toBeLessThan(2);
  stuck.abort(new Error('enough'));
  await slow;
});

it('refuses when too many wait', async () => {
  open({ most: 1, mostWaiting: 1 });
  const stuck = new AbortController();
  const given = [write('slow', { signal: stuck.signal }), write('slow', { signal: stuck.signal })];
  await expect(write('well')).rejects.toThrow(UnavailableError);
  stuck.abort(new Error('enough'));
  await Promise.allSettled(given);
});

it('lets five of one person wait, whatever others have', async () => {
  open({ most: 1 });
  const stuck = new AbortController();
  const given = Array.from({ length: 6 }, () => write('slow', { signal: stuck.signal }));
  await expect(write('well')).rejects.toThrow(TooManyRequestsError);
  const eves = write('well', { person: 'eve' });
  expect(pool.load).toEqual({ running: 1, waiting: 6 });
  stuck.abort(new Error('enough'));
  await Promise.allSettled(given);
  expect(await eves).toContain('well');
});

it('makes an order when its turn comes, and none that is given up before', async () => {
  open({ most: 1 });
  const [running, waiting] = [new AbortController(), new AbortController()];
  const placed: string[] = [];
  const order = (name: string, signal: AbortSignal) =>
    pool.write('ada', async () => (placed.push(name), { project: { name } } as ExportOrder), signal);
  const first = order('slow', running.signal).catch(() => undefined);
  const [second, third] = [order('second', waiting.signal).catch(() => undefined), order('third', never)];
  expect(placed).toEqual(['slow']);
  waiting.abort(new Error('gone'));
  running.abort(new Error('gone'));
  await Promise.all([first, second, third]);
  expect(placed).toEqual(['slow', 'third']);
});

it('ends a process that has had no work for a while', async () => {
  open({ idle: 30 });
  await write('well');
  await expect.poll(() => children[0]?.signalCode).toBe('SIGKILL');
  expect(await write('again')).toContain('again');
});
