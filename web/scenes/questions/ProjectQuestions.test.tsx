import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import type { Question } from '#engine/protocol/question.ts';
import { answerDrafts } from '#web/stores/answerDrafts.ts';
import { definitions } from '#web/stores/definitions.ts';
import { project } from '#web/stores/project.ts';
import { loadQuestions, questions } from '#web/stores/questions.ts';
import { session } from '#web/stores/session.ts';
import { toasts } from '#web/stores/toasts.ts';
import { ada } from '#web/testing/ada.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component as ProjectQuestions } from './ProjectQuestions.tsx';

const server = startLocalServer();
const path = '/api/projects/p/questions';
const open = (id: string, text: string, more: Partial<Question> = {}): Question => ({
  id,
  text,
  toolsets: ['market'],
  answered: false,
  unknown: false,
  answer: null,
  by: null,
  at: null,
  untold: false,
  starting: false,
  ...more,
});
const said = (question: Question, answer: string | null, by = { id: ada.id, name: 'Ada' }): Question => ({
  ...question,
  answered: true,
  unknown: answer === null,
  answer,
  by,
  at: '2026-11-27T10:00:00.000Z',
});
const price = open('q1', 'How much do they pay?', { toolsets: ['market', 'canvas'] });
const decider = open('q2', 'Who decides?');
const team = open('team', 'Who is on the team?', { toolsets: [], starting: true });

let listed: Question[];
beforeEach(() => {
  definitions.summaries = ref(
    ['market', 'canvas'].map((id) => ({ id, title: { en: `The ${id}`, tr: id }, stage: 'deliver' })),
  ) as unknown as typeof definitions.summaries;
  session.user = { ...ada };
  project.id = 'p';
  project.current = { id: 'p', name: 'Kutu', mode: 'write', role: 'owner' } as NonNullable<typeof project.current>;
  questions.projectId = null;
  questions.list = null;
  answerDrafts.texts = {};
  listed = [price, decider];
  server.on(`GET ${path}`, () => ({ status: 200, body: { data: listed } }));
  for (const { id, text } of [price, decider, team])
    server.on(`POST ${path}/${id}/answer`, ({ body }) => {
      const { text: answer = null } = JSON.parse(body) as { text?: string };
      const question = said(open(id, text), answer);
      listed = [...listed.filter((each) => each.id !== id), question];
      return { status: 200, body: { data: { question, written: [{ toolset: 'market', revision: 2 }] } } };
    });
});

const show = () =>
  render(
    <MemoryRouter initialEntries={['/project/p/questions']}>
      <Routes>
        <Route path="/project/:id/questions" element={<ProjectQuestions />} />
      </Routes>
    </MemoryRouter>,
  );
const field = (question: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name: question });
const answered = (count: number) => screen.findByRole('button', { name: `Answered ${count}` });

it('lists each question with the toolsets that ask it, and takes an answer from the keyboard alone', async () => {
  show();
  await screen.findByRole('heading', { name: '2 open questions' });
  const links = screen.getAllByRole('link', { name: 'The market' }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/project/p/tools/market', '/project/p/tools/market']);
  expect(screen.queryByRole('link', { name: 'The canvas' })).not.toBeNull();
  await userEvent.type(await field(price.text), 'Nine lira.{Control>}{Enter}{/Control}');
  await answered(1);
  expect(server.sentTo(`POST ${path}/q1/answer`)).toEqual([{ text: 'Nine lira.', over: null }]);
  expect(toasts.items.map(({ text }) => text)).toEqual([
    'Your answer is kept, and every later draft is told. The question is taken out of: The market.',
  ]);
  // The next one is at hand.
  await expect.poll(() => document.activeElement).toBe(await field(decider.text));
});

it('says that nobody knows, folds what was answered, and takes it back', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'I don’t know: Who decides?' }));
  await userEvent.click(await answered(1));
  expect(server.sentTo(`POST ${path}/q2/answer`)).toEqual([{ unknown: true, over: null }]);
  expect(screen.queryByText('Nobody in the team knows')).not.toBeNull();
  server.on(`DELETE ${path}/q2/answer`, () => {
    listed = [price, decider];
    return { status: 204 };
  });
  await userEvent.click(screen.getByRole('button', { name: 'Take back the answer: Who decides?' }));
  const again = await field(decider.text);
  await expect.poll(() => document.activeElement).toBe(again);
});

it('keeps what is typed over a failed request and a reload, and names what is wrong', async () => {
  server.on(`POST ${path}/q1/answer`, { status: 503, body: {} });
  const first = show();
  await userEvent.type(await field(price.text), 'Nine lira.');
  await userEvent.click(screen.getByRole('button', { name: `Answer: ${price.text}` }));
  await screen.findByText(/^Not sent\. What you typed is kept here\./);
  first.unmount();
  // As after a reload.
  answerDrafts.texts = {};
  show();
  expect((await field(price.text)).value).toBe('Nine lira.');
  await userEvent.click(screen.getByRole('button', { name: `Answer: ${decider.text}` }));
  await screen.findByText('Write an answer first, or choose “I don’t know”.');
  expect((await field(decider.text)).getAttribute('aria-invalid')).toBe('true');
  expect(server.sentTo(`POST ${path}/q2/answer`)).toEqual([]);
});

it('shows what somebody else answered meanwhile, and keeps what was typed until the person decides', async () => {
  show();
  const mine = await field(decider.text);
  await userEvent.type(mine, 'The owner.');
  listed = [price, said(decider, 'The landlord.', { id: 'bo', name: 'Bo' })];
  await act(() => loadQuestions('p'));
  await screen.findByText('Bo has answered meanwhile:');
  expect(screen.queryByText('Bo has answered: Who decides?')).not.toBeNull();
  expect(document.activeElement).toBe(mine);
  expect(mine.value).toBe('The owner.');
  await userEvent.click(screen.getByRole('button', { name: `Replace the answer: ${decider.text}` }));
  await answered(1);
  expect(server.sentTo(`POST ${path}/q2/answer`)).toEqual([{ text: 'The owner.', over: '2026-11-27T10:00:00.000Z' }]);
});

it('takes an answer for kept whose acknowledgement was lost', async () => {
  server.on(`POST ${path}/q1/answer`, () => {
    listed = [decider, said(price, 'Nine lira.')];
    return { status: 400, body: { key: 'answered-meanwhile', title: 'Meanwhile', message: 'Not written.' } };
  });
  show();
  await userEvent.type(await field(price.text), 'Nine lira.');
  await userEvent.click(screen.getByRole('button', { name: `Answer: ${price.text}` }));
  await answered(1);
  expect(screen.queryByText(/Not sent/)).toBeNull();
});

it('lets whoever may only read see everything and answer nothing', async () => {
  project.current = { ...project.current!, role: 'viewer' };
  listed = [price, said(decider, 'The landlord.')];
  show();
  await screen.findByText('You can read the questions. Whoever may edit the project answers them.');
  await userEvent.click(await answered(1));
  expect(screen.queryByText('The landlord.')).not.toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /know|Change|Take back/ })).toBeNull();
});

it('searches a long list in questions, answers and titles', async () => {
  listed = [
    ...Array.from({ length: 25 }, (_, at) => open(`m${at}`, `What about ${at}?`)),
    said(decider, 'The landlord.'),
  ];
  show();
  const list = () => within(screen.getByRole('heading', { name: /open question/ }).closest('section')!);
  await screen.findByRole('heading', { name: '25 open questions' });
  expect(list().getAllByLabelText(/^What about/)).toHaveLength(20);
  await userEvent.click(screen.getByText('Show 5 more'));
  expect(list().getAllByLabelText(/^What about/)).toHaveLength(25);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search questions' }));
  await userEvent.paste('landlord');
  expect(await screen.findByText('The landlord.')).not.toBeNull();
  await userEvent.paste('zz');
  await screen.findByText('No question matches.');
});

it('says what will stand here, and can be tried again where it could not be loaded', async () => {
  server.on(`GET ${path}`, { status: 500, body: {} });
  show();
  const again = await screen.findByRole('button', { name: /again/i });
  listed = [];
  server.on(`GET ${path}`, () => ({ status: 200, body: { data: listed } }));
  await userEvent.click(again);
  await screen.findByText('No open questions');
});
