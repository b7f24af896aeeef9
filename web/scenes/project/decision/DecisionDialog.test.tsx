import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import type { EvidenceAnswer } from '#engine/protocol/evidence.ts';
import type { Standing } from '#engine/protocol/standing.ts';
import { exampleDecision, exampleStanding } from '#web/standing/testing/exampleStanding.ts';
import { evidence } from '#web/stores/evidence.ts';
import { project } from '#web/stores/project.ts';
import { standing } from '#web/stores/standing.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { DecisionDialog } from './DecisionDialog.tsx';

const server = startLocalServer();
const record = 'POST /api/projects/p/decisions';
const [held, fell, ...others] = exampleStanding.reasons;
const before: Standing = {
  ...exampleStanding,
  decision: null,
  round: exampleStanding.rounds[0]!,
  reasons: [held!, fell!, ...others.map((reason) => ({ ...reason, isProposed: false }))],
};
const known: EvidenceAnswer = { claims: exampleStanding.claims, sources: [], fallen: [], proposed: [] };
const onClose = vi.fn();
const onStartRound = vi.fn();

beforeEach(() => {
  onClose.mockReset();
  onStartRound.mockReset();
  project.id = 'p';
  project.current = { id: 'p', name: 'Dönkap', mode: 'write', role: 'owner', owner: null } as never;
  standing.projectId = 'p';
  standing.answer = ref(before);
  evidence.projectId = 'p';
  evidence.answer = ref(known);
  server.on('GET /api/projects/p/standing', { status: 200, body: { data: before } });
  server.on('GET /api/projects/p/evidence', { status: 200, body: { data: known } });
  server.on('GET /api/projects/p/members', { status: 200, body: { data: [] } });
  server.on(record, { status: 201, body: { data: exampleDecision } });
});

const open = () =>
  render(<DecisionDialog projectId="p" onClose={onClose} onStartRound={onStartRound} />, { wrapper: MemoryRouter });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const words = () => screen.getByRole('textbox', { name: 'In your words' });
const claims = () =>
  within(screen.getByRole('table', { name: 'Reasons as they stand' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

it('asks which way and why, and records it with the reasons as they are shown', async () => {
  open();
  await userEvent.click(button('Record only'));
  screen.getByText('Please choose one.');
  expect(server.sentTo(record)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^Change and test again/ }));
  await userEvent.type(words(), 'Once more.');
  // What speaks against it stands beside the reasons all the while.
  within(screen.getByRole('group', { name: 'The case against' })).getByText('A box lasts 80 uses');
  expect(claims()).toEqual(['supported: Return within seven days', 'refuted: Staff offer it in the rush']);
  await userEvent.click(button('Remove from the reasons: Return within seven days'));
  await userEvent.click(button('Add'));
  await userEvent.type(screen.getByRole('searchbox'), 'FEE');
  await userEvent.click(button(/The fee carries a use/));
  expect(claims()).toEqual(['refuted: Staff offer it in the rush', 'refuted: The fee carries a use']);
  await userEvent.click(button('Record only'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.sentTo(record)).toEqual([
    {
      verdict: 'change',
      text: 'Once more.',
      claims: [fell!.id, others[0]!.id],
      seen: ['refuted', 'refuted'],
    },
  ]);
});

it('goes on to the next round, and names who else decided', async () => {
  const elif = {
    id: 'm',
    userId: 'u2',
    email: 'e@example.com',
    fullName: 'Elif Aksoy',
    role: 'editor',
    status: 'member',
  };
  server.on('GET /api/projects/p/members', { status: 200, body: { data: [elif] } });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: /Elif Aksoy/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Go on/ }));
  await userEvent.type(words(), 'It holds.');
  await userEvent.click(button('Record, start round 2'));
  await expect.poll(() => onStartRound.mock.calls.length).toBe(1);
  expect(server.sentTo(record)).toEqual([expect.objectContaining({ verdict: 'go', with: ['u2'] })]);
  expect(onClose).not.toHaveBeenCalled();
});

it('has nothing that begins where the team stops', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: /^Stop/ }));
  button('Record');
  expect(screen.queryByRole('button', { name: /start round/ })).toBeNull();
});

it('keeps what is written when it is closed by accident, until somebody starts afresh', async () => {
  const { unmount } = open();
  await userEvent.type(words(), 'The loop works.');
  await userEvent.click(button('Remove from the reasons: Return within seven days'));
  unmount();
  open();
  expect((words() as HTMLTextAreaElement).value).toBe('The loop works.');
  expect(claims()).toEqual(['refuted: Staff offer it in the rush']);
  await userEvent.click(button('Start afresh'));
  expect((words() as HTMLTextAreaElement).value).toBe('');
  expect(claims()).toHaveLength(2);
});

it('says that a reason stands otherwise by now, shows how it was, and records it once it was seen', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: /^Go on/ }));
  await userEvent.type(words(), 'It holds.');
  server.on(record, { status: 409, body: { key: 'decision-outdated', title: 'Changed', message: 'Look again.' } });
  const now: Standing = { ...before, reasons: [{ ...held!, state: 'contested' }, fell!] };
  server.on('GET /api/projects/p/standing', { status: 200, body: { data: now } });
  await userEvent.click(button('Record only'));
  await screen.findByText('Look again.');
  await expect.poll(() => claims()[0]).toBe('contested: Return within seven dayswas supported');
  expect((words() as HTMLTextAreaElement).value).toBe('It holds.');
  server.on(record, { status: 201, body: { data: exampleDecision } });
  await userEvent.click(button('Record only'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.sentTo(record).at(-1)).toMatchObject({ seen: ['contested', 'refuted'] });
});

it('takes no more reasons than a decision may have, and says how many are left out', async () => {
  const many: Standing['reasons'] = Array.from({ length: 45 }, (_, index) => ({
    ...held!,
    id: `sections/many${index}`,
    name: `Claim ${index}`,
    isProposed: true,
  }));
  standing.answer = ref({ ...before, reasons: many });
  open();
  expect(claims()).toHaveLength(40);
  screen.getByText(/^A decision takes at most 40 reasons\..* 5 more claims that a test has decided are left out\.$/);
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  await userEvent.click(button('Remove from the reasons: Claim 0'));
  await userEvent.click(button('Remove from the reasons: Claim 1'));
  expect(claims()).toHaveLength(38);
  await userEvent.click(button('Add'));
  await userEvent.click(button(/Claim 40/));
  await userEvent.click(button(/Claim 41/));
  expect(claims()).toHaveLength(40);
  // There is room for none: the list of what may be added has gone, and the focus is back.
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(document.activeElement?.textContent).toMatch(/^Reasons as they stand/);
  screen.getByText(/ 3 more claims that a test has decided are left out\.$/);
  await userEvent.click(screen.getByRole('radio', { name: /^Go on/ }));
  await userEvent.type(words(), 'It holds.');
  await userEvent.click(button('Record only'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.sentTo(record)).toEqual([expect.objectContaining({ verdict: 'go' })]);
  expect((server.sentTo(record)[0] as { claims: string[] }).claims).toHaveLength(40);
});

it('offers each claim once: neither its twin nor the hypothesis of one that is a reason already', async () => {
  const [claim, , , twin, other] = exampleStanding.claims;
  const { toolset, pointer } = held!.test!;
  const test = { toolset, pointer, verdict: 'supported', kind: 'measured', distinctness: 1 } as never;
  const hypothesis = { ...claim!, id: 'plan/h', toolset, pointer, text: 'The hypothesis of it', tests: [test] };
  evidence.answer = ref({
    ...known,
    claims: [
      { ...claim!, tests: [test] },
      hypothesis,
      { ...twin!, name: undefined, text: 'They pay', sameAs: [other!.id] } as never,
      { ...other!, name: undefined, text: 'They pay too', sameAs: [twin!.id] } as never,
    ],
  });
  open();
  await userEvent.click(button('Add'));
  screen.getByRole('button', { name: /They pay/ });
  expect(screen.queryByText('They pay too')).toBeNull();
  expect(screen.queryByText('The hypothesis of it')).toBeNull();
});

it('takes a reason that changes while the dialog is open as seen only once somebody was told to look', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: /^Go on/ }));
  await userEvent.type(words(), 'It holds.');
  // What is contested is proposed no more, and yet stays a reason until somebody takes it away.
  const now: Standing = { ...before, reasons: [fell!, { ...held!, state: 'contested', isProposed: false }] };
  server.on('GET /api/projects/p/standing', { status: 200, body: { data: now } });
  act(() => {
    standing.answer = ref(now);
  });
  await expect
    .poll(claims)
    .toEqual(['refuted: Staff offer it in the rush', 'contested: Return within seven dayswas supported']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Return within seven days: contested now, was supported.',
  );
  server.on(record, ({ body }) =>
    body.includes('"seen":["refuted","contested"]')
      ? { status: 201, body: { data: exampleDecision } }
      : { status: 409, body: { key: 'decision-outdated', title: 'Changed', message: 'Look again.' } },
  );
  await userEvent.click(button('Record only'));
  await screen.findByText('Look again.');
  expect(server.sentTo(record)).toMatchObject([{ seen: ['refuted', 'supported'] }]);
  expect(claims()[1]).toBe('contested: Return within seven dayswas supported');
  await userEvent.click(button('Record only'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('says that the claim of a reason was deleted meanwhile, and keeps what was typed', async () => {
  open();
  await userEvent.type(words(), 'It holds.');
  act(() => {
    standing.answer = ref({ ...before, reasons: [fell!] });
    evidence.answer = ref({ ...known, claims: known.claims.filter(({ id }) => id !== held!.id) });
  });
  await expect.poll(claims).toEqual(['refuted: Staff offer it in the rush']);
  screen.getByText('Deleted in the meantime, and so no reason any more: Return within seven days');
  expect((words() as HTMLTextAreaElement).value).toBe('It holds.');
});

it('takes as seen how a claim stood when somebody added it', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: /^Go on/ }));
  await userEvent.type(words(), 'It holds.');
  act(() => {
    standing.answer = ref({ ...before, reasons: [{ ...held!, state: 'contested', isProposed: false }, fell!] });
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove from the reasons: Return within seven days' }),
  );
  await userEvent.click(button('Add'));
  await userEvent.click(button(/Return within seven days/));
  expect(claims()).toEqual(['contested: Return within seven days', 'refuted: Staff offer it in the rush']);
  await userEvent.click(button('Record only'));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.sentTo(record)).toMatchObject([{ seen: ['contested', 'refuted'] }]);
});
