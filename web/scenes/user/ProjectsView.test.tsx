import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import { projects } from '#web/stores/projects.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { ProjectsView } from './ProjectsView.tsx';

const server = startLocalServer();
const project = {
  id: 'p',
  name: 'Blue Box',
  description: '',
  workspaceId: 'first',
  isExample: false,
  lastOpenedAt: '2026-01-01T00:00:00.000Z',
  progress: { saved: 0, generated: 0, starters: 0, own: { setup: 0, path: 0 }, total: 24 },
};
const answer = (...items: object[]) => ({ status: 200, body: { data: items, nextCursor: null } });
const renderPage = () => render(<ProjectsView title="Projects" />, { wrapper: MemoryRouter });
const ways = () => screen.getAllByRole('link', { name: 'Create project' });

beforeEach(() => {
  projects.phase = 'idle';
  projects.items = ref([]);
  projects.nextCursor = null;
  projects.query = {};
});

it('shows neither search nor create button when the list fails to load', async () => {
  projects.nextCursor = 'of the list before';
  server.on('GET /api/projects', { status: 500, body: { key: 'unexpected' } });
  renderPage();
  await screen.findByText('An error occurred; please try again later.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try Again']);
});

it('shows the create button above the search field while loading and when nothing is found', async () => {
  server.on('GET /api/projects', answer(project));
  renderPage();
  const [way] = ways();
  await screen.findByText('Blue Box');
  expect(ways()).toEqual([way]);
  server.on('GET /api/projects', answer());
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  await screen.findByText('No results found.');
  expect(ways()).toEqual([way]);
});

it('shows the create button in place of the list while there are no projects', async () => {
  server.on('GET /api/projects', answer());
  renderPage();
  await screen.findByText('No content found.');
  expect(ways()).toHaveLength(1);
  screen.getByRole('button', { name: 'Look at a finished example' });
});
