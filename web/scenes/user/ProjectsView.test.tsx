import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { projects } from '../../stores/projects.ts';
import { startLocalServer } from '../../testing/startLocalServer.ts';
import { ProjectsView } from './ProjectsView.tsx';

const server = startLocalServer();

it('offers no more of a list that could not be loaded', async () => {
  projects.nextCursor = 'of the list before';
  server.on('GET /api/projects', { status: 500, body: { key: 'unexpected' } });
  render(<ProjectsView title="Projects" />, { wrapper: MemoryRouter });
  await screen.findByText('An error occurred; please try again later.');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Try Again']);
});
