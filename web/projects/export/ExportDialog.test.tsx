import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { afterEach, expect, it, vi } from 'vitest';

import { project } from '#web/stores/project.ts';

import { ExportDialog } from './ExportDialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  Object.assign(project, { current: null, toolsets: [] });
});

it('offers to leave out what nobody has confirmed, with how much that is, and asks for it', async () => {
  const orders: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/check'))
      return Response.json({ data: { lost: [], unshown: { scripts: [], signs: [] }, unconfirmed: 12 } });
    orders.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 500 });
  });
  const toolset = { id: 'stakeholder', status: 'saved', saved: true, onPath: true };
  Object.assign(project, { current: ref({ id: 'p', name: 'Blue Box', language: 'en' }), toolsets: ref([toolset]) });
  render(
    <MemoryRouter>
      <ExportDialog onClose={() => {}} />
    </MemoryRouter>,
  );
  const choice = await screen.findByLabelText('Leave out what AI drafted and nobody has confirmed (12 places)');
  const start = () => userEvent.click(screen.getByRole('button', { name: 'Export PDF' }));
  await start();
  await vi.waitUntil(() => orders.length === 1);
  expect(orders[0]).not.toHaveProperty('confirmedOnly');
  await userEvent.click(choice);
  await start();
  await vi.waitUntil(() => orders.length === 2);
  expect(orders[1]).toMatchObject({ toolsets: ['stakeholder'], format: 'pdf', confirmedOnly: true });
});
