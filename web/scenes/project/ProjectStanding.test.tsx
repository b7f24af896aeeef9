import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import type { ProjectStep } from '#engine/protocol/project.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { exampleDecision, exampleStanding } from '#web/standing/testing/exampleStanding.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { Component as ProjectStanding } from './ProjectStanding.tsx';

const server = startLocalServer();
const step = (id: string) =>
  ({ id, status: 'saved', saved: true, stale: false, missing: [], fallen: [], onPath: true }) as unknown as ProjectStep;

beforeEach(() => {
  definitions.summaries = ref(
    ['sections', 'mvp-test-plan', 'lessons-learned', 'market'].map((id) => ({
      id,
      title: { en: `The ${id}`, tr: id },
      description: { en: '', tr: '' },
      stage: 'deliver',
      icon: 'circle',
      dependsOn: [],
      tokenCost: 1,
    })),
  ) as unknown as typeof definitions.summaries;
  project.id = 'p';
  project.phase = 'ready';
  project.current = { id: 'p', name: 'Dönkap', mode: 'write', role: 'owner', language: 'en' } as NonNullable<
    typeof project.current
  >;
  project.toolsets = ref([step('sections'), step('market')]);
  server.on('GET /api/projects/p/decisions', { status: 200, body: { data: [exampleDecision] } });
});

function open(body: Standing = exampleStanding, address = '/') {
  server.on('GET /api/projects/p/standing', { status: 200, body: { data: body } });
  render(
    <main id="main">
      <ProjectStanding />
    </main>,
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter> },
  );
}
const region = (name: string) => screen.findByRole('region', { name });

it('says what was decided and why, which figure fails, and what is known of what matters most', async () => {
  open();
  const decision = await region('Change and test again');
  expect(decision.textContent).toContain('Decided on 10 July 2026 by Ayça Demir, Elif Aksoy, and Mert Yıldız');
  expect(decision.textContent).toContain('refuted: Staff offer it in the rush: 58% (At least 75%)');
  const plan = within(decision).getByRole('link', { name: 'Open the plan of round 2' });
  expect(plan.getAttribute('href')).toBe('/project/p/tools/mvp-test-plan');
  const figure = await region('The figure that does not add up');
  expect(figure.textContent).toContain('−₺0.88');
  expect(figure.textContent).toContain('Made up of: Round ₺5.59, Washing ₺3.20');
  const matters = await region('What matters most');
  const [held, , , contested, assumed] = within(matters).getAllByRole('listitem');
  expect(held?.textContent).toContain('supported, strength 4 of 591%, at least 90% expected (n\u00A0=\u00A02,910)');
  expect(contested?.textContent).toContain('contested, strength 1 of 5for: 1 person; against: 1 person');
  expect(assumed?.textContent).toContain('assumedno source yet');
  expect(within(held!).getByRole('link').getAttribute('href')).toBe(
    '/project/p/tools/sections?mode=picture#/assumptions/return',
  );
  const against = await region('The case against');
  expect(
    within(against)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'The price moves an owner to change packagingRefuted: 0%, at least 50% expected (n\u00A0=\u00A02).',
    'A box lasts 80 usesImportance 5 of 5, never tested.',
    'Few boxes get lostToo close to call: 3.9%, at most 4% expected (n\u00A0=\u00A01,000).',
    'Uses a month29,167, where 100,000 is needed (to break even).',
  ]);
  const next = await region('What happens next');
  expect(within(next).getAllByRole('listitem')[2]?.textContent).toContain('Elif Aksoy and Ayça Demir');
});

it('shows decisions with their reasons as they stood, and opens what was set before where it was moved', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Reasons as they stood' }));
  const dialog = await screen.findByRole('dialog', { name: 'Decisions' });
  await within(dialog).findByRole('heading', { name: 'Round 1: Change and test again' });
  await userEvent.click(within(dialog).getByRole('button', { name: /^What was set was moved .* lobby clear$/ }));
  within(dialog).getByText('Set before the result: ≤ 2 days. Now: ≤ 4 days, changed on 29 Jun 2026, after the result.');
});

it('says what is missing to decide, and lets nobody decide who may only read', async () => {
  project.current = { ...project.current!, role: 'viewer' };
  open({ ...exampleStanding, decision: null, missing: 'tests' });
  const decision = await region('Not decided yet');
  within(decision).getByText(/^No claim has a test yet/);
  within(decision).getByText('7 of 12 risky claims decided.');
  expect(within(decision).queryAllByRole('button')).toEqual([]);
});

it('shows of a new project a sentence, the next step and the pictures', async () => {
  project.toolsets = ref([step('sections'), { ...step('market'), status: 'empty', saved: false }]);
  open({ ...exampleStanding, decision: null, missing: 'claims', claims: [], figures: [], against: [], next: [] });
  const sentence = await screen.findByText(exampleStanding.summary);
  expect(within(sentence.parentElement!).getByText('unconfirmed')).toBeDefined();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['The market', 'Pictures']);
});

it('says where it cannot be loaded, and tries again', async () => {
  server.on('GET /api/projects/p/standing', { status: 503, body: {} });
  render(<ProjectStanding />, { wrapper: MemoryRouter });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  server.on('GET /api/projects/p/standing', { status: 200, body: { data: exampleStanding } });
  await userEvent.click(again);
  await region('What matters most');
});

it('shows what was decided as soon as it is recorded, and hands the focus on from what is gone', async () => {
  const proposal = {
    toolset: 'lessons-learned',
    pointer: '/decision',
    choice: 'Test again',
    reason: 'The loop works.',
  };
  open({ ...exampleStanding, decision: null, missing: null, proposal });
  server.on('GET /api/projects/p/members', { status: 200, body: { data: [] } });
  server.on('POST /api/projects/p/decisions', () => {
    server.on('GET /api/projects/p/standing', { status: 200, body: { data: exampleStanding } });
    return { status: 201, body: { data: exampleDecision } };
  });
  await screen.findByText('The loop works.');
  screen.getByText('Test again');
  await userEvent.click(await screen.findByRole('button', { name: 'Decide what follows' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^Change and test again/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'In your words' }), 'Once more.');
  await userEvent.click(screen.getByRole('button', { name: 'Record only' }));
  await region('Change and test again');
  await untilFocused(() => screen.getByRole('heading', { level: 1 }));
});

it('opens the dialog of a decision for whoever comes to take it, and for nobody who only reads', async () => {
  open(exampleStanding, '/?decide=define');
  await screen.findByRole('dialog', { name: 'What follows from the stage Define?' });
  cleanup();
  project.current = { ...project.current!, role: 'viewer' };
  open(exampleStanding, '/?decide=define');
  await region('What matters most');
  expect(screen.queryByRole('dialog')).toBeNull();
});
