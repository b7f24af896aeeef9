import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Project } from '#engine/protocol/project.ts';
import { definitions } from '#web/stores/definitions.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { CopyProjectDialog } from './CopyProjectDialog.tsx';

const server = startLocalServer();
const project = { id: 'p', name: 'Blue Box', workspaceId: 'a' } as Project;
const workspace = (id: string, name: string) => ({ id, name, isDefault: id === 'a', projects: 1, createdAt: '' });
const summary = (id: string, stage: string) => ({ id, stage, title: { en: id }, shortTitle: { en: id }, order: 1 });
const onClose = vi.fn();

beforeEach(() => {
  onClose.mockClear();
  toasts.items = [];
  definitions.summaries = ref([
    summary('about', 'setup'),
    summary('market', 'discover'),
    summary('scamper', 'develop'),
  ]) as never;
  server.on('GET /api/workspaces', { status: 200, body: { data: [workspace('a', 'Here'), workspace('b', 'Garden')] } });
  const statuses = { about: 'saved', market: 'generated', scamper: 'empty' };
  const data = Object.entries(statuses).map(([id, status]) => ({ id, status }));
  server.on('GET /api/projects/p/toolsets', { status: 200, body: { data } });
  server.on('POST /api/projects/p/copies', { status: 201, body: { data: { project: { id: 'new', name: 'Twin' } } } });
});

function open(given = project) {
  const router = createMemoryRouter([
    { path: '/', element: <CopyProjectDialog project={given} onClose={onClose} /> },
    { path: '/project/:id', element: <p>The copy</p> },
  ]);
  render(<RouterProvider router={router} />);
  return screen.findByLabelText('Name of the copy');
}
const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copy' }));
const sent = () => server.sentTo('POST /api/projects/p/copies');

it('copies everything under a name of its own, and leads to the copy', async () => {
  expect(await open()).toHaveProperty('value', 'Blue Box (copy)');
  await copy();
  await screen.findByText('The copy');
  expect(sent()).toEqual([{ name: 'Blue Box (copy)', workspaceId: 'a', toolsets: 'all' }]);
  expect(onClose).toHaveBeenCalled();
  expect(toasts.items.map(({ text }) => text)).toEqual(['“Twin” has been created.']);
});

it('copies the chosen contents into the chosen workspace; an empty toolset has nothing to choose', async () => {
  await open();
  expect(screen.getByRole('checkbox', { name: 'scamper' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'market' }));
  await userEvent.selectOptions(screen.getByLabelText('Workspace'), 'Garden');
  await copy();
  await waitFor(() => expect(sent()).toMatchObject([{ workspaceId: 'b', toolsets: ['about'] }]));
});

it('chooses all or none at once', async () => {
  await open();
  const all = screen.getByRole('checkbox', { name: 'All toolsets' });
  await userEvent.click(all);
  await copy();
  await waitFor(() => expect(sent()).toMatchObject([{ toolsets: [] }]));
});

it('asks for a name, suggests one that is short enough, and says what the server refuses', async () => {
  const name = await open({ ...project, name: 'x'.repeat(120) });
  expect((name as HTMLInputElement).value).toHaveLength(120);
  await userEvent.clear(name);
  await copy();
  screen.getByText('Please fill in this field.');
  const refusal = { key: 'too-many-projects', title: 'No more projects', message: 'You have 1000 projects.' };
  server.on('POST /api/projects/p/copies', { status: 400, body: refusal });
  await userEvent.type(name, 'Twin');
  await copy();
  await within(screen.getByRole('dialog')).findByText('You have 1000 projects.');
});
