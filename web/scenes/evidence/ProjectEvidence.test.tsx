import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import { nobody } from '#engine/evidence/testing/nobody.ts';
import type { ClaimAnswer, EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { definitions } from '#web/stores/definitions.ts';
import { evidence } from '#web/stores/evidence.ts';
import { project } from '#web/stores/project.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component as ProjectEvidence } from './ProjectEvidence.tsx';

const server = startLocalServer();
const claim = (id: string, more: Partial<ClaimAnswer>): ClaimAnswer => ({
  id: `canvas/${id}`,
  toolset: 'canvas',
  pointer: `/${id}`,
  text: `The ${id}.`,
  state: 'assumed',
  strength: 0,
  isMarked: false,
  sources: [],
  tests: [],
  for: nobody,
  against: nobody,
  n: 0,
  kinds: nobody,
  testIn: [],
  ...more,
});
const answer: EvidenceAnswer = {
  claims: [
    claim('walk', { state: 'supported', strength: 5, importance: 3, for: { ...nobody, said: 3, did: 1 } }),
    claim('rent', { importance: 5, testIn: ['cards', 'plan'] }),
    claim('queue', {
      state: 'refuted',
      importance: 4,
      strength: 3,
      tests: [
        {
          toolset: 'plan',
          pointer: '/a',
          verdict: 'refuted',
          kind: 'measured',
          n: 10200,
          direction: 'at-least',
          threshold: 75,
          result: 58,
        },
      ],
    }),
    claim('price', {
      state: 'contested',
      strength: 1,
      importance: 2,
      for: { ...nobody, said: 2 },
      against: { ...nobody, said: 1 },
    }),
  ],
  sources: [
    {
      id: 'talks/ann',
      toolset: 'talks',
      pointer: '/t/0',
      label: 'Ann',
      kind: 'said',
      person: 'ann',
      supports: ['canvas/walk'],
      contradicts: ['canvas/price'],
    },
  ],
  fallen: [
    {
      toolset: 'talks',
      pointer: '/x/0/ref',
      item: '/x/0',
      isClaim: false,
      claim: 'canvas/queue',
      text: 'The queue.',
      reason: 'refuted',
      judges: [],
      through: [],
      measured: { result: 58, threshold: 75, direction: 'at-least' },
    },
  ],
  proposed: [],
};

beforeEach(() => {
  definitions.summaries = ref(
    ['canvas', 'cards', 'plan', 'talks'].map((id) => ({
      id,
      title: { en: `The ${id} tool`, tr: id },
      stage: 'deliver',
    })),
  ) as unknown as typeof definitions.summaries;
  project.id = 'p';
  project.current = { id: 'p', name: 'Kutu', mode: 'write' } as NonNullable<typeof project.current>;
  takePath('plan');
  evidence.projectId = null;
  evidence.answer = null;
});

function takePath(...ids: string[]) {
  project.toolsets = ref(
    ['canvas', 'plan', 'cards'].map((id) => ({ id, onPath: ids.includes(id) })),
  ) as unknown as typeof project.toolsets;
}

function Place() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="place">{JSON.stringify({ to: pathname + search, state })}</p>;
}

function open(body: EvidenceAnswer, status = 200) {
  server.on('GET /api/projects/p/evidence', { status, body: { data: body } });
  const router = createMemoryRouter(
    [
      { path: '/project/p/evidence', element: <ProjectEvidence /> },
      { path: '*', element: <Place /> },
    ],
    { initialEntries: ['/project/p/evidence'] },
  );
  render(<RouterProvider router={router} />);
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

it('shows counts, the register with the riskiest first, and what each claim rests on', async () => {
  open(answer);
  await screen.findByRole('heading', { name: 'Evidence', level: 1 });
  await screen.findByText('4 claims');
  expect(screen.queryByText('1 assumed')).not.toBeNull();
  expect(screen.queryByText('from 1 interview')).not.toBeNull();
  expect(rows().map(([state, text, , rests]) => [state, text, rests])).toEqual([
    ['Assumed', '1The rent.', 'no source yet'],
    ['Refuted', '2The queue.', '58, at least 75 expected (n\u00A0=\u00A010,200)'],
    ['Supported', '3The walk.', '3 people, 1 visit'],
    ['Contested', '4The price.', 'for: 2 people; against: 1 person'],
  ]);
  expect(screen.queryByText('A test has refuted: “The queue.” (58, at least 75 expected).')).not.toBeNull();
  expect(screen.queryByRole('link', { name: 'The talks tool (1 place)' })).not.toBeNull();
});

it('filters by state and searches without marks', async () => {
  open(answer);
  await userEvent.click(await screen.findByRole('button', { name: /^Contested/ }));
  expect(rows().map(([, text]) => text)).toEqual(['4The price.']);
  await userEvent.click(screen.getByRole('button', { name: /^All/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search claims' }), 'WALK');
  expect(rows().map(([, text]) => text)).toEqual(['3The walk.']);
  await userEvent.type(screen.getByRole('searchbox'), 'zz');
  expect(screen.queryByText('No claim matches.')).not.toBeNull();
});

it('leads to where tests are planned, with the claim, and offers it only where it can be tested', async () => {
  open(answer);
  expect((await screen.findAllByRole('link', { name: /^Test this/ })).length).toBe(1);
  expect(screen.getAllByText(/^No test plan takes claims from here\./).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('link', { name: 'Test this: The rent.' }));
  const place = JSON.parse((await screen.findByTestId('place')).textContent) as object;
  expect(place).toEqual({
    to: '/project/p/tools/plan?mode=fields',
    state: { testClaim: { id: 'canvas/rent', text: 'The rent.', importance: 5, strength: 0 } },
  });
});

it.each([
  { path: ['cards', 'plan'], to: 'cards' },
  { path: [], to: 'cards' },
  { path: ['plan'], to: 'plan' },
])('plans a test on the project’s path if it can be: $path', async ({ path, to }) => {
  takePath(...path);
  open(answer);
  await userEvent.click(await screen.findByRole('link', { name: 'Test this: The rent.' }));
  expect((await screen.findByTestId('place')).textContent).toContain(`/tools/${to}?`);
});

it('says what to do where nothing is claimed yet', async () => {
  open({ claims: [], sources: [], fallen: [], proposed: [] });
  await screen.findByText('Nothing is claimed yet');
});

it('can be tried again where it could not be loaded', async () => {
  open(answer, 500);
  const again = await screen.findByRole('button', { name: /again/i });
  server.on('GET /api/projects/p/evidence', { status: 200, body: { data: answer } });
  await userEvent.click(again);
  await screen.findByText('4 claims');
});
