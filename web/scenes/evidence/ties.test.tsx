import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import { nobody } from '#engine/evidence/testing/nobody.ts';
import type { ClaimAnswer, EvidenceAnswer } from '#engine/protocol/evidence.ts';
import { definitions } from '#web/stores/definitions.ts';
import { evidence } from '#web/stores/evidence.ts';
import { project } from '#web/stores/project.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { Component as ProjectEvidence } from './ProjectEvidence.tsx';

const server = startLocalServer();
const grounds = {
  strength: 0,
  isMarked: false,
  sources: [],
  tests: [],
  for: nobody,
  against: nobody,
  n: 0,
  kinds: nobody,
  testIn: [],
};
const claim = (id: string, toolset: string, text: string, sameAs?: string[]): ClaimAnswer => ({
  id,
  toolset,
  pointer: '/a',
  text,
  state: 'assumed',
  ...grounds,
  ...(sameAs && { sameAs }),
});
const share = (sameAs?: string[]) => claim('canvas/share', 'canvas', 'Bakers pay a share.', sameAs);
const paid = (sameAs?: string[]) => claim('plan/paid', 'plan', 'A baker will pay a share.', sameAs);
const shelf = claim('plan/shelf', 'plan', 'The shelf is full at noon.');
const apart: EvidenceAnswer = {
  claims: [share(), paid(), shelf],
  sources: [],
  fallen: [],
  proposed: [{ claims: ['canvas/share', 'plan/paid'], likeness: 0.7 }],
};
const tied: EvidenceAnswer = {
  ...apart,
  claims: [share(['plan/paid']), paid(['canvas/share']), shelf],
  proposed: [],
};
const [ties, dismissals] = ['ties', 'dismissals'].map((what) => `/api/projects/p/evidence/${what}`);

beforeEach(() => {
  definitions.summaries = ref(
    ['canvas', 'plan'].map((id) => ({ id, title: { en: `The ${id}`, tr: id }, stage: 'deliver' })),
  ) as unknown as typeof definitions.summaries;
  project.id = 'p';
  project.current = { id: 'p', name: 'Kutu', mode: 'write', role: 'owner' } as NonNullable<typeof project.current>;
  evidence.projectId = evidence.answer = null;
  toasts.items = [];
  server.on('GET /api/projects/p/toolsets', { status: 200, body: { data: [] } });
  server.on(`POST ${ties}`, { status: 200, body: { data: { claims: [] } } });
  for (const call of [`DELETE ${ties}`, `POST ${dismissals}`, `DELETE ${dismissals}`]) server.on(call, { status: 204 });
});

const answer = (body: EvidenceAnswer) =>
  server.on('GET /api/projects/p/evidence', { status: 200, body: { data: body } });
function open(body: EvidenceAnswer) {
  answer(body);
  render(
    <main id="main">
      <ProjectEvidence />
    </main>,
    { wrapper: MemoryRouter },
  );
}
const row = async (text: string) =>
  (await screen.findAllByRole('row')).find((each) => within(each).queryByText(text) !== null)!;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (text: string, entry: string) => {
  await userEvent.click(within(await row(text)).getByRole('button', { name: `Options for “${text}”` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};
const undo = () => toasts.items.at(-1)?.action?.run();

it('asks whether claims whose words are alike are the same, ties them, and takes that back', async () => {
  open(apart);
  await screen.findByRole('heading', { name: 'The same claim twice?' });
  answer(tied);
  await press('Same claim: “Bakers pay a share.” and “A baker will pay a share.”');
  await expect.poll(() => screen.queryByRole('heading', { name: 'The same claim twice?' })).toBeNull();
  expect(server.sentTo(`POST ${ties}`)).toEqual([{ claims: ['canvas/share', 'plan/paid'] }]);
  const cells = within(await row('Bakers pay a share.')).getAllByRole('cell');
  expect(cells[2]?.textContent).toBe('The canvasalso in The plan');
  answer(apart);
  undo();
  await screen.findByRole('heading', { name: 'The same claim twice?' });
  expect(server.sentTo(`DELETE ${ties}`)).toEqual([{ claim: 'plan/paid' }]);
});

it('hands the focus on to the next pair, and at the end to the heading', async () => {
  const more = { claims: ['canvas/share', 'plan/shelf'] as [string, string], likeness: 0.5 };
  open({ ...apart, proposed: [...apart.proposed, more] });
  const first = await screen.findByRole('button', { name: /^Different: .* “A baker will pay a share.”$/ });
  answer({ ...apart, proposed: [more] });
  first.focus();
  await userEvent.keyboard('{Enter}');
  await untilFocused(() => screen.getByRole('button', { name: /^Same claim: .* “The shelf is full at noon.”$/ }));
  answer({ ...apart, proposed: [] });
  await userEvent.keyboard('{Enter}');
  await untilFocused(() => screen.getByRole('heading', { level: 1 }));
});

it('notes that they differ, and takes that back', async () => {
  open(apart);
  await screen.findByRole('heading', { name: 'The same claim twice?' });
  answer({ ...apart, proposed: [] });
  await press('Different: “Bakers pay a share.” and “A baker will pay a share.”');
  await expect.poll(() => screen.queryByRole('heading', { name: 'The same claim twice?' })).toBeNull();
  undo();
  await expect.poll(() => server.sentTo(`DELETE ${dismissals}`)).toEqual([{ claims: ['canvas/share', 'plan/paid'] }]);
});

it('ties any claim to another one that is searched for, and says why where that is refused', async () => {
  open(apart);
  await choose('Bakers pay a share.', 'Same claim as …');
  const dialog = await screen.findByRole('dialog', { name: 'Same claim as …' });
  expect(within(dialog).getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Same claim' }));
  within(dialog).getByText('Please choose one.');
  await userEvent.type(within(dialog).getByRole('searchbox'), 'SHELF');
  await userEvent.click(within(dialog).getByRole('radio', { name: /The shelf is full at noon/ }));
  server.on(`POST ${ties}`, { status: 400, body: { key: 'claim-gone', title: 'Gone', message: 'Load again.' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Same claim' }));
  await within(dialog).findByText('Load again.');
  server.on(`POST ${ties}`, { status: 200, body: { data: { claims: [] } } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Same claim' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(server.sentTo(`POST ${ties}`).at(-1)).toEqual({ claims: ['canvas/share', 'plan/shelf'] });
});

it('takes a claim out, and ties it again', async () => {
  open(tied);
  await choose('A baker will pay a share.', 'Untie from the others');
  await expect.poll(() => server.sentTo(`DELETE ${ties}`)).toEqual([{ claim: 'plan/paid' }]);
  await expect.poll(() => toasts.items.length).toBe(1);
  undo();
  await expect.poll(() => server.sentTo(`POST ${ties}`)).toEqual([{ claims: ['canvas/share', 'plan/paid'] }]);
});

it('shows whoever may only read what is tied, and nothing to change it', async () => {
  project.current = { ...project.current!, role: 'viewer' };
  open({ ...tied, proposed: apart.proposed });
  const cells = within(await row('Bakers pay a share.')).getAllByRole('cell');
  expect(cells[2]?.textContent).toContain('also in The plan');
  expect(screen.queryByRole('heading', { name: 'The same claim twice?' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull();
});
