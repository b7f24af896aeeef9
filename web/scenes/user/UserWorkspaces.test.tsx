import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it } from 'vitest';

import { startI18n } from '#web/i18n/startI18n.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { toasts } from '#web/stores/toasts.ts';
import { workspaces } from '#web/stores/workspaces.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Component } from './UserWorkspaces.tsx';

const server = startLocalServer();
const workspace = (id: string, name: string) => ({ id, name, isDefault: id === 'a', projects: 2, createdAt: '' });
const answer = (...items: object[]) => ({ status: 200, body: { data: items } });

beforeEach(() => {
  toasts.items = [];
  workspaces.phase = 'loading';
  workspaces.items = ref([]);
  server.on('GET /api/workspaces', answer(workspace('a', 'Mine'), workspace('b', 'İstanbul')));
});

const renderPage = () => render(<Component />, { wrapper: MemoryRouter });
const choose = async (name: string, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

it('keeps the create button in its place, while loading and when nothing is found', async () => {
  renderPage();
  const way = screen.getByRole('button', { name: 'Create workspace' });
  await screen.findByText('Mine');
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  await screen.findByText('No Workspace Found.');
  expect(screen.getByRole('button', { name: 'Create workspace' })).toBe(way);
});

it('shows the specified text where there is none', async () => {
  server.on('GET /api/workspaces', answer());
  renderPage();
  await screen.findByText('No Workspace Found.');
});

it.each(['en', 'tr'] as const)('finds a name by its letters, on a page in %s', async (language) => {
  await startI18n(language);
  await addWordsOf('app');
  await addWordsOf('user');
  const names = ['İSTANBUL Ofisi', 'INNOVATION Lab', 'Işık Atölyesi', 'Straße'.normalize('NFD')];
  server.on('GET /api/workspaces', answer(...names.map((name) => workspace(name, name))));
  renderPage();
  await screen.findByText(names[0]!);
  const searches = { istanbul: 0, innovation: 1, ışık: 2, isik: 2, ATÖL: 2, strasse: 3 };
  for (const [search, index] of Object.entries(searches)) {
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), search);
    const items = screen.getAllByRole('listitem');
    expect(
      items.map((item) => item.textContent?.includes(names[index]!)),
      search,
    ).toEqual([true]);
  }
  await userEvent.type(screen.getByRole('searchbox'), 'x');
  screen.getByText(language === 'tr' ? 'Çalışma alanı bulunamadı.' : 'No Workspace Found.');
  await i18next.changeLanguage('en');
});

it('creates one under the given name, only once with retries', async () => {
  renderPage();
  await screen.findByText('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Create workspace' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  dialog.getByText('Please fill in this field.');
  server.on('POST /api/workspaces', { status: 503, body: { key: 'unavailable' } });
  await userEvent.type(dialog.getByLabelText('Workspace name'), 'Garden{Enter}');
  await dialog.findByText('An error occurred; please try again later.');
  server.on('POST /api/workspaces', { status: 201, body: { data: workspace('c', 'Garden') } });
  await userEvent.click(dialog.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts.items.map(({ text }) => text)).toEqual(['“Garden” has been created.']);
  const keys = server.received
    .filter(({ call }) => call === 'POST /api/workspaces')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

const dialog = () => within(screen.getByRole('dialog'));
const drops = () => server.received.filter(({ call }) => call === 'DELETE /api/workspaces/b');

it('deletes one with projects only once it is told what becomes of them', async () => {
  server.on('DELETE /api/workspaces/b', { status: 204 });
  renderPage();
  await screen.findByText('Mine');
  await choose('İstanbul', 'Delete');
  await screen.findByText('There are 2 projects in it. What should become of them?');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  dialog().getByText('Please choose one.');
  expect(drops()).toEqual([]);
  await userEvent.click(dialog().getByRole('radio', { name: 'Move to another workspace' }));
  expect(within(dialog().getByLabelText('Workspace')).getAllByRole('option')).toHaveLength(1);
  server.on('GET /api/workspaces', answer(workspace('a', 'Mine')));
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(drops().map(({ query }) => query)).toEqual(['?projects=move&to=a']);
  await waitFor(() => expect(toasts.items).toHaveLength(1));
  expect(toasts.items[0]?.text).toBe('“İstanbul” has been deleted. Its 2 projects are in “Mine” now.');
});

it('deletes its projects with it where that was chosen', async () => {
  server.on('DELETE /api/workspaces/b', { status: 204 });
  renderPage();
  await screen.findByText('Mine');
  await choose('İstanbul', 'Delete');
  await userEvent.click(await screen.findByRole('radio', { name: /^Delete with the workspace/ }));
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(drops().map(({ query }) => query)).toEqual(['?projects=delete']));
  await waitFor(() => expect(toasts.items[0]?.text).toMatch(/2 projects with it. You can restore them for 30 days.$/));
});

it('deletes an empty one after a plain confirmation', async () => {
  server.on('GET /api/workspaces', answer(workspace('a', 'Mine'), { ...workspace('b', 'İstanbul'), projects: 0 }));
  server.on('DELETE /api/workspaces/b', { status: 204 });
  renderPage();
  await screen.findByText('Mine');
  await choose('İstanbul', 'Delete');
  await screen.findByText('There are no projects in it.');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(drops().map(({ query }) => query)).toEqual(['']));
});

it('asks again with the present number where projects have come into it meanwhile', async () => {
  server.on('GET /api/workspaces', answer(workspace('a', 'Mine'), { ...workspace('b', 'İstanbul'), projects: 0 }));
  const refusal = { key: 'workspace-not-empty', title: 'Not empty', message: 'It holds 2 projects.' };
  server.on('DELETE /api/workspaces/b', { status: 400, body: refusal });
  renderPage();
  await screen.findByText('Mine');
  await choose('İstanbul', 'Delete');
  await screen.findByText('There are no projects in it.');
  server.on('GET /api/workspaces', answer(workspace('a', 'Mine'), workspace('b', 'İstanbul')));
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }));
  await dialog().findByText('It holds 2 projects.');
  await dialog().findByText('There are 2 projects in it. What should become of them?');
});

it('says why the default one stays, and makes another the default', async () => {
  server.on('PATCH /api/workspaces/b', { status: 200, body: { data: workspace('b', 'İstanbul') } });
  renderPage();
  await screen.findByText('Mine');
  await choose('Mine', 'Delete');
  await screen.findByText(/Make another workspace the default first/);
  expect(dialog().queryByRole('button', { name: 'Delete' })).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
  await choose('İstanbul', 'Make default');
  await waitFor(() => expect(server.sentTo('PATCH /api/workspaces/b')).toEqual([{ isDefault: true }]));
  await waitFor(() =>
    expect(toasts.items.map(({ text }) => text)).toEqual(['“İstanbul” is your default workspace now.']),
  );
});
