import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

import type { ProjectStory } from '#engine/protocol/story.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { project } from '#web/stores/project.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { StoryEditor } from './StoryEditor.tsx';

const server = startLocalServer();
const slide = (kind: ProjectStory['slides'][number]['kind'], text: string | null) =>
  ({
    kind,
    hidden: false,
    title: '',
    note: '',
    filledIn: ['persona'],
    slide: text && { kind, title: { text, at: null, isUnconfirmed: false }, lines: [], toolsets: [] },
  }) as ProjectStory['slides'][number];
const story: ProjectStory = {
  revision: 3,
  slides: [slide('cover', 'Dönkap'), slide('problem', 'Sets are handed out'), slide('money', null)],
};
const address = 'PUT /api/projects/p1/story';
const onSaved = vi.fn<(saved: ProjectStory) => void>();

beforeEach(async () => {
  await addWordsOf('story');
  onSaved.mockReset();
  project.current = { id: 'p1', role: 'editor', mode: 'write' } as never;
  render(<StoryEditor projectId="p1" story={story} onSaved={onSaved} />, { wrapper: MemoryRouter });
});

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('puts slides into another order by keys, gives one a title, leaves one out, and saves all of it', async () => {
  server.on(address, { status: 200, body: { data: { ...story, revision: 4 } } });
  screen.getByRole('button', { name: 'Move “The problem” up' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['1. The problem', '2. The project', '3. The money']);
  const problem = screen.getAllByRole('listitem')[0]!;
  await userEvent.click(within(problem).getByText('Change “The problem”'));
  await userEvent.type(within(problem).getByLabelText('Own title'), 'A set for one use');
  await userEvent.type(within(problem).getByLabelText('Speaker notes'), 'Slowly.');
  await userEvent.click(within(problem).getByRole('checkbox', { name: 'Leave this slide out' }));
  await save();
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  const [sent] = server.sentTo(address) as { revision: number; slides: object[] }[];
  expect(sent).toMatchObject({
    revision: 3,
    slides: [
      { kind: 'problem', title: 'A set for one use', note: 'Slowly.', hidden: true },
      { kind: 'cover' },
      { kind: 'money' },
    ],
  });
});

it('says where an empty slide is filled, and goes back to what follows from the project', async () => {
  server.on(address, { status: 200, body: { data: { ...story, revision: 4 } } });
  const money = screen.getAllByRole('listitem').at(-1)!;
  within(money).getByText('Nothing is saved for this yet');
  expect(within(money).getByRole('link').getAttribute('href')).toBe('/project/p1/tools/persona');
  await userEvent.click(screen.getByRole('button', { name: 'As it follows from the project' }));
  await expect.poll(() => server.sentTo(address)).toEqual([{ revision: 3, slides: [] }]);
});

it('keeps what was changed where somebody else has saved meanwhile', async () => {
  server.on(address, {
    status: 409,
    body: { key: 'story-conflict', title: 'Changed meanwhile', message: 'Load it anew.' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Move “The problem” up' }));
  server.on('GET /api/projects/p1/story', { status: 200, body: { data: { ...story, revision: 7 } } });
  await save();
  await expect.poll(() => server.sentTo(address).length).toBe(1);
  expect(titles()[0]).toBe('1. The problem');
  expect(onSaved).not.toHaveBeenCalled();
  await expect.poll(() => server.received.some(({ call }) => call === 'GET /api/projects/p1/story')).toBe(true);
  await expect.poll(async () => (await save(), server.sentTo(address).at(-1))).toMatchObject({ revision: 7 });
});
