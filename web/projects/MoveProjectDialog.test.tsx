import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Project } from '#engine/protocol/project.ts';
import { projects } from '#web/stores/projects.ts';
import { toasts } from '#web/stores/toasts.ts';
import { workspaces } from '#web/stores/workspaces.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { MoveProjectDialog } from './MoveProjectDialog.tsx';

const server = startLocalServer();
const project = { id: 'p', name: 'Blue Box', workspaceId: 'first' } as Project;
const workspace = (id: string, name: string) => ({ id, name, isDefault: id === 'first', projects: 1, createdAt: '' });
const onMoved = vi.fn();

beforeEach(() => {
  onMoved.mockClear();
  toasts.items = [];
  workspaces.phase = 'loading';
  workspaces.items = ref([]);
  projects.items = ref([project]);
});

function open(...names: string[]) {
  const data = [workspace('first', 'Here'), ...names.map((name, index) => workspace(`w${index}`, name))];
  server.on('GET /api/workspaces', { status: 200, body: { data } });
  server.on('PATCH /api/projects/p', { status: 200, body: { data: { ...project, workspaceId: 'w1' } } });
  render(<MoveProjectDialog project={project} onMoved={onMoved} onClose={() => {}} />, { wrapper: MemoryRouter });
}

const move = () => userEvent.click(screen.getByRole('button', { name: 'Move' }));

it('moves the project into the chosen workspace, and says where it is now', async () => {
  projects.query = {};
  open('Shelf', 'Garden');
  await userEvent.click(await screen.findByRole('radio', { name: 'Garden' }));
  await move();
  await waitFor(() => expect(onMoved).toHaveBeenCalled());
  expect(server.sentTo('PATCH /api/projects/p')).toEqual([{ workspaceId: 'w1' }]);
  expect(toasts.items.map(({ text }) => text)).toEqual(['“Blue Box” is now in the workspace “Garden”.']);
  expect(projects.items.map(({ workspaceId }) => workspaceId)).toEqual(['w1']);
});

it('removes the project from the list of its former workspace', async () => {
  projects.query = { workspaceId: 'first' };
  open('Shelf', 'Garden');
  await userEvent.click(await screen.findByRole('radio', { name: 'Garden' }));
  await move();
  await waitFor(() => expect(projects.items).toEqual([]));
});

it('offers all workspaces but its own, and requires a choice', async () => {
  open('Shelf', 'Garden');
  await screen.findByRole('radio', { name: 'Shelf' });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await move();
  const group = screen.getByRole('radiogroup');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please choose one.');
  await untilFocused(() => screen.getByRole('radio', { name: 'Shelf' }));
  expect(server.sentTo('PATCH /api/projects/p')).toEqual([]);
});

it('links to the workspaces when there is no other', async () => {
  open();
  await screen.findByText('You have only this one workspace. Create another one first.');
  expect(screen.getByRole('link', { name: 'Workspaces' }).getAttribute('href')).toBe('/user/workspaces');
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
});
