import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, beforeEach, expect, it } from 'vitest';

import type { ProjectStep } from '#engine/protocol/project.ts';
import { configuration } from '#web/stores/configuration.ts';
import { project } from '#web/stores/project.ts';
import { dismissRun, projectGeneration, type Run } from '#web/stores/projectGeneration.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { RunProgress } from './RunProgress.tsx';

const server = startLocalServer();
const step = (toolset: string, message?: string) =>
  message
    ? { toolset, status: 'failed' as const, error: { key: 'model-timeout' as const, title: 'Too slow', message } }
    : { toolset, status: 'succeeded' as const, error: null };
const waiting = (id: string, starter: boolean) => ({ id, status: 'generated', starter, onPath: true }) as ProjectStep;

beforeEach(() => {
  project.id = 'p';
  project.current = ref({ role: 'owner', mode: 'write' }) as never;
});
afterEach(() => {
  dismissRun();
  project.id = project.current = null;
  project.toolsets = ref([]);
});

function show(steps: Run['steps'], { earlier = [], ...rest }: Partial<Run> & { earlier?: Run['steps'] } = {}) {
  const progress = { done: steps.length, total: steps.length, current: null };
  const run: Run = { status: 'succeeded', progress, steps, tokens: 60, ...rest };
  Object.assign(projectGeneration, { id: null, projectId: 'p', run: ref(run), earlier: ref(earlier) });
  render(<RunProgress />, { wrapper: MemoryRouter });
}

it('sums up all batches that were watched one after the other', () => {
  show([step('third')], { earlier: [step('first'), step('second', 'The model fell silent.')] });
  const notice = screen.getByRole('status').textContent;
  expect(notice).toContain('2 drafts are ready');
  expect(notice).toContain('1 did not work');
  expect(notice).toContain('The model fell silent.');
  expect(screen.getByRole('link', { name: 'second' }).getAttribute('href')).toBe('/project/p/tools/second');
});

it('begins only what did not work again, and counts what was ready before to it', async () => {
  const accepted = { data: { id: 'again', status: 'queued', tokens: 20 } };
  server.on('POST /api/projects/p/generations', { status: 202, body: accepted });
  server.on('GET /api/generations/again', { status: 500, body: {} });
  show([step('first'), step('second', 'Silence.'), step('third'), step('fourth', 'It builds on second.')]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  const asked = () => server.sentTo('POST /api/projects/p/generations');
  await expect.poll(asked).toEqual([{ toolsets: ['second', 'fourth'], goOn: true }]);
  await expect.poll(() => server.sentTo('GET /api/generations/again')).toHaveLength(1);
  expect(projectGeneration.earlier.map(({ toolset }) => toolset)).toEqual(['first', 'third']);
});

it('is an error only where nothing worked at all', () => {
  show([step('first', 'Silence.'), step('second', 'Silence.')]);
  expect(screen.getByRole('alert').textContent).toMatch(/^2 did not work/);
});

it('calls starters starters, beside drafts of a model that was connected since', () => {
  project.toolsets = ref([waiting('first', true), waiting('second', false), waiting('third', true)]);
  show([step('first'), step('second'), step('third')]);
  expect(screen.getByRole('status').textContent).toContain('1 draft is ready · 2 starters are ready');
});

it('calls them so too while the states of the toolsets are not loaded, where no model is connected', () => {
  configuration.current = ref({ model: { kind: 'built-in' } }) as never;
  show([step('first'), step('second')]);
  expect(screen.getByRole('status').textContent).toContain('2 starters are ready');
  configuration.current = null;
});

it('says what a batch cost that was stopped', () => {
  show([step('first')], { status: 'cancelled' });
  expect(screen.getByRole('status').textContent).toContain(
    'What was written by then is kept. In all it cost 60 tokens.',
  );
});
