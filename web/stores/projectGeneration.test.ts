import { beforeEach, expect, it } from 'vitest';

import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { project } from './project.ts';
import { dismissRun, enterProject, projectGeneration, watchProjectGeneration } from './projectGeneration.ts';

const server = startLocalServer();
const steps = [
  { toolset: 'first', status: 'succeeded', error: null },
  { toolset: 'second', status: 'running', error: null },
];
const running = { status: 'running', progress: { done: 1, total: 2, current: 'second' }, steps };
const opened = (id: string, generations: object[]) => ({
  status: 200,
  body: { data: { id, name: 'Kutu', mode: 'write', generations } },
});
const batch = { id: 'run', kind: 'batch', status: 'running', toolsets: ['first', 'second'] };
const single = { id: 'one', kind: 'single', status: 'running', toolsets: ['third'] };

beforeEach(() => {
  dismissRun();
  project.id = null;
  project.current = null;
  server.on('GET /api/toolsets', { status: 200, body: { data: [] } });
  for (const id of ['a', 'b']) server.on(`GET /api/projects/${id}/toolsets`, { status: 200, body: { data: [] } });
  server.on('GET /api/generations/run', { status: 200, body: { data: { id: 'run', projectId: 'a', ...running } } });
});

/** A scripted event stream. */
function stream(generation = 'run') {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  server.on(`GET /api/generations/${generation}/events`, (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    const done = { status: 'succeeded', progress: { done: 2, total: 2, current: null }, steps, tokens: 9 };
    void promise.then(() => response.end(`id: 1\nevent: done\ndata: ${JSON.stringify(done)}\n\n`));
    return 'own';
  });
  return end;
}

it('watches a batch that was started elsewhere, to its end', async () => {
  server.on('GET /api/projects/a', opened('a', [single, batch]));
  const end = stream();
  await enterProject('a');
  await expect.poll(() => projectGeneration.run?.progress.current).toBe('second');
  expect(projectGeneration).toMatchObject({ id: 'run', projectId: 'a' });
  // Returning to the page does not watch it a second time.
  await enterProject('a');
  expect(server.sentTo('GET /api/generations/run')).toHaveLength(1);
  end();
  await expect.poll(() => projectGeneration.id).toBeNull();
  expect(projectGeneration.run).toMatchObject({ status: 'succeeded', progress: { done: 2 } });
});

it('ignores the generation of a single toolset, which its own page watches', async () => {
  server.on('GET /api/projects/a', opened('a', [single]));
  await enterProject('a');
  expect(projectGeneration).toMatchObject({ id: null, run: null });
});

it('does not show a batch of another project', async () => {
  server.on('GET /api/projects/a', opened('a', [batch]));
  server.on('GET /api/projects/b', opened('b', []));
  stream();
  await enterProject('a');
  await expect.poll(() => projectGeneration.run).not.toBeNull();
  await enterProject('b');
  expect(projectGeneration).toMatchObject({ id: null, projectId: null, run: null });
  // Nor that of a project that was left before it had loaded.
  const late = enterProject('a');
  await enterProject('b');
  await late;
  expect(projectGeneration.id).toBeNull();
});

it('shows nothing of a batch when the project is left before it was read', async () => {
  const read = Promise.withResolvers<void>();
  server.on('GET /api/generations/run', async () => {
    await read.promise;
    return { status: 200, body: { data: { id: 'run', projectId: 'a', ...running } } };
  });
  const watching = watchProjectGeneration('a', 'run');
  await expect.poll(() => server.sentTo('GET /api/generations/run')).toHaveLength(1);
  dismissRun();
  read.resolve();
  await watching;
  expect(projectGeneration.run).toBeNull();
});

it('watches the next batch when one ends, and remembers the result of the first', async () => {
  const second = { ...batch, id: 'second', toolsets: ['third'] };
  const later = { ...running, steps: [{ toolset: 'third', status: 'running', error: null }] };
  server.on('GET /api/generations/second', { status: 200, body: { data: { id: 'second', projectId: 'a', ...later } } });
  server.on('GET /api/projects/a', opened('a', [batch, second]));
  const [endFirst, endSecond] = [stream(), stream('second')];
  await enterProject('a');
  expect(projectGeneration.id).toBe('run');
  server.on('GET /api/projects/a', opened('a', [second]));
  endFirst();
  await expect.poll(() => projectGeneration.id).toBe('second');
  await expect.poll(() => projectGeneration.run?.steps).toEqual(later.steps);
  expect(projectGeneration.earlier).toEqual(steps);
  server.on('GET /api/projects/a', opened('a', []));
  endSecond();
  await expect.poll(() => projectGeneration.id).toBeNull();
  // It looked for a next batch, and there was none.
  await expect.poll(() => server.sentTo('GET /api/projects/a')).toHaveLength(3);
  expect(projectGeneration.earlier).toEqual(steps);
  dismissRun();
  expect(projectGeneration).toMatchObject({ run: null, earlier: [] });
});

it('stops watching a batch when its project is left', async () => {
  const second = { ...batch, id: 'second', toolsets: ['third'] };
  server.on('GET /api/projects/a', opened('a', [batch, second]));
  const end = stream();
  await enterProject('a');
  await expect.poll(() => projectGeneration.run).not.toBeNull();
  project.id = null;
  end();
  await expect.poll(() => projectGeneration.id).toBeNull();
  expect(server.sentTo('GET /api/projects/a')).toHaveLength(1);
  expect(server.sentTo('GET /api/generations/second')).toEqual([]);
});
