import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Palette } from './Palette.tsx';

const server = startLocalServer();

it('finds a project without its marks, opens it by Enter, and closes at the first Escape', async () => {
  server.on('GET /api/projects', {
    status: 200,
    body: { data: [{ id: 'p1', name: 'Işıklı Köşe', language: 'tr' }], nextCursor: null },
  });
  server.on('GET /api/articles', { status: 200, body: { data: [{ id: 'a1', title: 'Tokens' }] } });
  const onClose = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <Palette onClose={onClose} /> }]);
  render(<RouterProvider router={router} />);
  const option = await screen.findByRole('option', { name: 'Işıklı Köşe' });
  expect(option.querySelector('[lang]')?.getAttribute('lang')).toBe('tr');

  expect(document.activeElement).toBe(screen.getByRole('combobox'));
  await userEvent.keyboard('isikli');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Işıklı Köşe']);
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/project/p1');

  // The finished example is found from everywhere, in either language's word for it.
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'example');
  server.on('POST /api/projects/example', { status: 201, body: { data: { project: { id: 'e1' } } } });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/project/e1');

  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(screen.getByRole('status').textContent).toBe('Looking in your projects …');
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Nothing matches these letters.');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(3);
});

it('finds what is written in projects, says where, and leads there', async () => {
  const found = {
    project: 'p2',
    projectName: 'Kutu',
    language: 'tr',
    toolset: 'stakeholder',
    pointer: '/stakeholders/0/why',
    field: 'Stakeholders › 1 Esnaf › Why',
    words: 'Öğle yemeğini o satar',
  };
  server.on('GET /api/projects', { status: 200, body: { data: [], nextCursor: null } });
  server.on('GET /api/articles', { status: 200, body: { data: [] } });
  server.on('GET /api/search', { status: 200, body: { data: [found] } });
  const router = createMemoryRouter([{ path: '*', element: <Palette onClose={() => {}} /> }]);
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByRole('combobox'), 'ogle');
  const option = await screen.findByRole('option', { name: /Öğle yemeğini o satar/ });
  expect(option.textContent).toContain('Kutu › ');
  expect(option.textContent).toContain('1 Esnaf');
  expect(option.querySelector('strong')?.textContent).toBe('Öğle');
  await userEvent.click(option);
  expect(router.state.location.pathname).toBe('/project/p2/tools/stakeholder');
  // One letter is none to look for.
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'o');
  expect(screen.queryByRole('option', { name: /Öğle/ })).toBeNull();
});
