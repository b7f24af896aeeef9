import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import { projects } from '#web/stores/projects.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component } from './UserDeletedProjects.tsx';

const server = startLocalServer();
const project = { id: 'p', name: 'Blue Box', role: 'owner', goneAt: '2026-12-24T10:00:00.000Z' };
const answer = (...items: object[]) => ({ status: 200, body: { data: items, nextCursor: null } });

beforeEach(() => {
  toasts.items = [];
  // The list of the page before must never show here.
  projects.items = ref([{ ...project, id: 'other', name: 'Still here' } as never]);
  projects.phase = 'ready';
  projects.query = {};
  server.on('GET /api/projects', answer(project));
  render(<Component />, { wrapper: MemoryRouter });
  expect(screen.queryByText('Still here')).toBeNull();
});

const queries = () => server.received.filter(({ call }) => call === 'GET /api/projects').map(({ query }) => query);

it('says until when a project can be restored, and restores it', async () => {
  await screen.findByText('Gone for good on 24 December 2026');
  expect(queries()[0]).toContain('removed=true');
  server.on('POST /api/projects/p/restore', { status: 200, body: { data: project } });
  await userEvent.click(screen.getByRole('button', { name: 'Restore: Blue Box' }));
  await screen.findByText('No content found.');
  expect(toasts.items.map(({ text }) => text)).toEqual(['“Blue Box” has been restored.']);
});

it('deletes one for good only after a question', async () => {
  server.on('DELETE /api/projects/p', { status: 204 });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete for good: Blue Box' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Blue Box” for good?' }));
  expect(server.received.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('No content found.');
});

it('is searched by name', async () => {
  await screen.findByText('Blue Box');
  server.on('GET /api/projects', answer());
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  await screen.findByText('No results found.');
  await waitFor(() => expect(queries().at(-1)).toContain('search=zzz'));
});
