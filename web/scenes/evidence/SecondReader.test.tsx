import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import type { CritiqueState, Finding } from '#engine/protocol/critique.ts';
import { configuration } from '#web/stores/configuration.ts';
import { critique } from '#web/stores/critique.ts';
import { definitions } from '#web/stores/definitions.ts';
import { findings, refreshFindings } from '#web/stores/findings.ts';
import { project } from '#web/stores/project.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { SecondReader } from './SecondReader.tsx';

const server = startLocalServer();
const never: CritiqueState = { tokens: 30, readAt: null, shortened: false };
const read = { ...never, readAt: '2026-11-27T10:00:00.000Z' };
const place = (toolset: string, words: string, more: Partial<Finding['places'][number]> = {}) => ({
  toolset,
  pointer: `/${toolset}`,
  name: 'Price',
  words,
  state: 'there' as const,
  ...more,
});
const lira: Finding = {
  id: 'a',
  question: 'Four lira or seven?',
  status: 'open',
  places: [place('canvas', '4 lira'), place('talks', '7 lira')],
};
const bags: Finding = {
  id: 'b',
  question: 'How many bags?',
  status: 'open',
  places: [
    place('canvas', '12 subscriptions', { state: 'changed' }),
    place('plan', '166 bags', { pointer: null, state: 'removed' }),
  ],
};
const said: Finding = { ...lira, id: 'c', question: 'Who pays?', status: 'dismissed' };

beforeEach(() => {
  definitions.summaries = ref(
    ['canvas', 'plan', 'talks'].map((id) => ({ id, title: { en: `The ${id} tool`, tr: id }, stage: 'deliver' })),
  ) as unknown as typeof definitions.summaries;
  project.id = 'p';
  project.current = { id: 'p', name: 'Kutu', mode: 'write', role: 'owner' } as NonNullable<typeof project.current>;
  configuration.current = { model: 'openai' } as unknown as typeof configuration.current;
  Object.assign(critique, { projectId: null, state: null, orderId: null, failure: null });
  Object.assign(findings, { projectId: null, list: null });
  toasts.items = [];
});

function answer(state: CritiqueState, findings: Finding[], generations: object[] = []) {
  server.on('GET /api/projects/p', { status: 200, body: { data: { id: 'p', generations, critique: state } } });
  server.on('GET /api/projects/p/critique', { status: 200, body: { data: findings } });
}

function open(at = '/') {
  const routes = [{ path: '*', element: <SecondReader projectId="p" /> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
}

/** The events of a reading, sent as a test says. */
function stream() {
  const opened = Promise.withResolvers<{ write: (text: string) => unknown }>();
  server.on('GET /api/generations/g/events', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    opened.resolve(response);
    return 'own';
  });
  let id = 0;
  const send = async (name: string, data: object) => {
    id += 1;
    (await opened.promise).write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  return { send };
}

const rows = () => screen.getAllByRole('listitem').filter((item) => within(item).queryAllByRole('list').length > 0);

it('says that nobody has read the project, and what a reading costs', async () => {
  answer(never, []);
  open();
  await screen.findByText('Nobody has read this project for contradictions yet.');
  expect(screen.queryByRole('button', { name: 'Have it read' })).not.toBeNull();
  expect(screen.queryByText('Costs 30 tokens.')).not.toBeNull();
});

it('says that nothing was found, and where not all was read', async () => {
  answer({ ...read, shortened: true }, []);
  open();
  await screen.findByText(/^Last read on 27 November 2026/);
  expect(screen.queryByText(/^No two places were found/)).not.toBeNull();
  expect(screen.queryByText(/^The project is longer than/)).not.toBeNull();
});

it('shows each finding with both places, their words and the way there, and what has become of them', async () => {
  answer(read, [lira, bags, said]);
  open();
  await screen.findByText('Four lira or seven?');
  const [first, second] = rows() as [HTMLElement, HTMLElement];
  const links = within(first).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The canvas tool › Price', '/project/p/tools/canvas?mode=picture#/canvas'],
    ['The talks tool › Price', '/project/p/tools/talks?mode=picture#/talks'],
  ]);
  expect(within(first).queryByText('7 lira')).not.toBeNull();
  expect(within(first).queryByText(/^Possibly settled/)).toBeNull();
  expect(within(second).queryByText('These words have changed since.')).not.toBeNull();
  expect(within(second).queryByText('(removed)')).not.toBeNull();
  expect(within(second).getAllByRole('link')).toHaveLength(1);
  expect(within(second).queryByText(/^Possibly settled/)).not.toBeNull();
  expect(screen.queryByText('1 settled or no contradiction')).not.toBeNull();
});

it('takes what the team says of a finding, and takes it back, with the focus where it was', async () => {
  answer(read, [lira]);
  server.on('PATCH /api/projects/p/critique/a', { status: 204 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'It is settled' }));
  const undo = await screen.findByRole('button', { name: 'Open again' });
  expect(screen.queryByText('Settled')).not.toBeNull();
  expect(document.activeElement).toBe(undo);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'It is settled' }));
  expect(server.sentTo('PATCH /api/projects/p/critique/a')).toEqual([{ status: 'settled' }, { status: 'open' }]);
});

it('shows a finding as it was where the server refuses', async () => {
  answer(read, [lira]);
  server.on('PATCH /api/projects/p/critique/a', { status: 500 });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'No contradiction' }));
  await waitFor(() => expect(toasts.items).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'No contradiction' })).not.toBeNull();
});

it('is ordered, followed and stopped, and says why it failed', async () => {
  answer(never, []);
  server.on('POST /api/projects/p/critique', {
    status: 202,
    body: { data: { id: 'g', status: 'queued', tokens: 30 } },
  });
  const summary = { progress: { done: 0, total: 1, current: '*' }, steps: [], tokens: 30 };
  const events = stream();
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Have it read' }));
  await screen.findByText('The reading waits for its turn…');
  await events.send('status', { ...summary, status: 'running' });
  await screen.findByText('The project is being read…');
  server.on('DELETE /api/generations/g', { status: 204 });
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const error = { key: 'cancelled', title: 'Stopped', message: 'The reading was stopped.' };
  await events.send('failed', { ...summary, status: 'cancelled', tokens: 0, error });
  await screen.findByText('The reading was stopped.');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('watches a reading that somebody else has begun', async () => {
  answer(never, [], [{ id: 'g', kind: 'critique', status: 'running', toolsets: ['*'] }]);
  const events = stream();
  open();
  await screen.findByText(/^The reading waits|^The project is being read/);
  answer(read, [lira]);
  await events.send('done', {
    status: 'succeeded',
    progress: { done: 1, total: 1, current: null },
    steps: [],
    tokens: 30,
  });
  await screen.findByText('Four lira or seven?');
});

it('is not offered to whoever only reads, nor without a model; what was found stays', async () => {
  project.current = { ...project.current!, role: 'viewer' };
  answer({ ...read, tokens: null }, [lira]);
  open();
  await screen.findByText('Four lira or seven?');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

it('is not there at all without a model and without findings', async () => {
  answer({ ...never, tokens: null }, []);
  open();
  await waitFor(() => expect(screen.queryByText('A second reader')).toBeNull());
});

it('can be tried again where it could not be loaded', async () => {
  answer(read, [lira]);
  server.on('GET /api/projects/p/critique', { status: 500 });
  open();
  const again = await screen.findByRole('button', { name: /again/i });
  answer(read, [lira]);
  await userEvent.click(again);
  await screen.findByText('Four lira or seven?');
});

it('shows what somebody else has settled, and when they had it read', async () => {
  answer(never, []);
  open();
  await screen.findByText('Nobody has read this project for contradictions yet.');
  answer(read, [lira]);
  refreshFindings('p');
  await screen.findByText('Four lira or seven?');
  await screen.findByText(/^Last read on/);
});

it('leads to the finding that the address names', async () => {
  answer(read, [lira, bags]);
  open('/project/p/evidence#finding-b');
  const question = await screen.findByText('How many bags?');
  await waitFor(() => expect(document.activeElement).toBe(question.closest('li')));
});
