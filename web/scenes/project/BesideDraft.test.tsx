import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import type { Question } from '#engine/protocol/question.ts';
import { project } from '#web/stores/project.ts';
import { projectGeneration } from '#web/stores/projectGeneration.ts';
import { questions } from '#web/stores/questions.ts';
import { session } from '#web/stores/session.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { BesideDraft } from './BesideDraft.tsx';

const server = startLocalServer();
const asked = (id: string, text: string): Question => ({
  id,
  text,
  toolsets: [],
  answered: false,
  unknown: false,
  answer: null,
  by: null,
  at: null,
  untold: false,
  starting: true,
});
const payer = asked('payer', 'Who pays?');
const team = asked('team', 'Who is on the team?');

beforeEach(() => {
  session.user = { ...ada };
  project.id = 'p';
  project.current = { id: 'p', name: 'Kutu', mode: 'write', role: 'owner' } as NonNullable<typeof project.current>;
  projectGeneration.id = 'g';
  projectGeneration.projectId = 'p';
  questions.projectId = 'p';
  questions.list = ref([payer, team]);
});

const show = () =>
  render(
    <MemoryRouter>
      <BesideDraft projectId="p" />
    </MemoryRouter>,
  );

it('asks beside the running draft, one field at a time, and goes on once one is answered', async () => {
  const question = { ...payer, answered: true, answer: 'Bakers.', at: '2026-11-27T10:00:00.000Z' };
  server.on('POST /api/projects/p/questions/payer/answer', {
    status: 200,
    body: { data: { question, written: [] } },
  });
  server.on('GET /api/projects/p/questions', { status: 200, body: { data: [team, question] } });
  show();
  await screen.findByRole('heading', { name: 'While the draft is being written' });
  await userEvent.type(await screen.findByRole('textbox', { name: payer.text }), 'Bakers.');
  await userEvent.click(screen.getByRole('button', { name: `Answer: ${payer.text}` }));
  const next = await screen.findByRole('textbox', { name: team.text });
  await expect.poll(() => document.activeElement).toBe(next);
  expect(screen.queryByText('1 of 2 answered')).not.toBeNull();
});

it('leaves what is typed where drafts have come meanwhile, and nothing else', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: team.text }));
  await userEvent.type(await screen.findByRole('textbox', { name: team.text }), 'Two of us.');
  act(() => {
    questions.list = ref([]);
    projectGeneration.id = null;
  });
  await screen.findByRole('heading', { name: 'Before the next draft' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Two of us.');
  expect(screen.queryByText(payer.text)).toBeNull();
});

it('can be hidden, for good on this device, and asks nobody who may only read', async () => {
  const first = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Hide these questions' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  first.unmount();
  show().unmount();
  localStorage.clear();
  project.current = { ...project.current!, role: 'viewer' };
  const last = show();
  await new Promise((done) => setTimeout(done, 0));
  expect(last.container.textContent).toBe('');
});
