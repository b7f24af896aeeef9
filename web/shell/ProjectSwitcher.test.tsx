import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';

import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { ProjectSwitcher } from './ProjectSwitcher.tsx';

const server = startLocalServer();
// Read before a key is pressed: a machine that is busy may take long.
beforeAll(async () => void (await import('./OpenSwitcher.tsx')));
const named = (id: string, name: string) => ({ id, name, language: 'en', isExample: false });
const addresses = () => screen.queryAllByRole('menuitem').map((entry) => entry.getAttribute('href'));

async function open() {
  render(<ProjectSwitcher projectId="p1" />, { wrapper: MemoryRouter });
  // Not by Tab, which goes on from whatever has the focus before.
  screen.getByRole('button', { name: 'Open another project' }).focus();
  await userEvent.keyboard('{ArrowDown}');
}

it('leads to the other projects, those opened last first, by keys alone', async () => {
  server.on('GET /api/projects', {
    status: 200,
    body: { data: [named('p1', 'Kutu'), named('p2', 'Café')], nextCursor: null },
  });
  await open();
  await expect.poll(addresses).toEqual(['/project/p2', '/user/projects']);
  const first = screen.getByText('Café').closest('a')?.id;
  await expect.poll(() => document.activeElement?.getAttribute('aria-activedescendant')).toBe(first);
});

it('still leads to all projects where they cannot be asked for', async () => {
  server.on('GET /api/projects', { status: 500 });
  await open();
  await expect.poll(() => addresses().length).toBe(1);
});
