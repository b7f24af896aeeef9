import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import { exampleStanding } from '#web/standing/testing/exampleStanding.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { StartRound } from './StartRound.tsx';

const server = startLocalServer();
const start = 'POST /api/projects/p/rounds';
const [, second] = exampleStanding.rounds;
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  toasts.items = [];
  project.id = 'p';
  definitions.summaries = ref([{ id: 'plan', stage: 'deliver' }]) as unknown as typeof definitions.summaries;
  server.on('GET /api/projects/p/toolsets', { status: 200, body: { data: [] } });
  server.on('GET /api/projects/p/standing', { status: 200, body: { data: exampleStanding } });
});

const open = () =>
  render(
    <MemoryRouter initialEntries={['/project/p']}>
      <Routes>
        <Route path="/project/p" element={<StartRound projectId="p" after={1} onClose={onClose} />} />
        <Route path="/project/p/tools/plan" element={<h1>The plan</h1>} />
      </Routes>
    </MemoryRouter>,
  );

it('names the round, leads to its plan, and says what found no room there', async () => {
  server.on(start, {
    status: 201,
    body: { data: { round: second, plan: { toolset: 'plan', carried: 3, held: 2, left: 2 } } },
  });
  open();
  const name = screen.getByRole('textbox', { name: 'Name of the round' });
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Start round 2' }));
  expect(server.sentTo(start)).toEqual([]);
  await userEvent.type(name, 'The question before payment');
  await userEvent.click(screen.getByRole('button', { name: 'Start round 2' }));
  await screen.findByRole('heading', { name: 'The plan' });
  expect(toasts.items.map(({ text }) => text)).toEqual([
    'Round 2 has begun.',
    '2 more claims should be tested, but the plan has no room for them.',
  ]);
  expect(server.sentTo(start)).toEqual([{ name: 'The question before payment', after: 1 }]);
});

it('says that somebody else has started it, and what to do', async () => {
  server.on(start, { status: 409, body: { key: 'round-conflict', message: 'Reload.', data: { round: second } } });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Start round 2' }));
  await screen.findByText('Round 2 was started by somebody else meanwhile.');
  screen.getByText(/^Nothing was started twice/);
  await userEvent.click(screen.getByRole('button', { name: 'See round 2' }));
  expect(onClose).toHaveBeenCalledOnce();
});
