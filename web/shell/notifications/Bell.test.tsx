import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ref } from 'valtio';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Notification } from '#engine/protocol/notification.ts';
import { addWordsOf } from '#web/i18n/withWords.ts';
import { notifications } from '#web/stores/notifications.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { Bell } from './Bell.tsx';

const server = startLocalServer();
const note = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'comment',
  project: 'p1',
  projectName: 'Kutu',
  toolset: null,
  comment: null,
  by: 'Bora Yıldız',
  isGuest: false,
  at: new Date().toISOString(),
  read: false,
  ...more,
});

beforeEach(async () => {
  Object.assign(notifications, { items: ref([]), phase: 'idle' });
  await addWordsOf('notifications');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

function open(data: Notification[]) {
  server.on('GET /api/notifications', { status: 200, body: { data, nextCursor: null } });
  server.on('PATCH /api/notifications', { status: 204 });
  const router = createMemoryRouter([{ path: '*', element: <Bell media="all" /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

it('says how much is new, leads to it, and marks it as read', async () => {
  const guest = note('n1', { toolset: 'stakeholder', comment: 'c1', by: 'Nil Sarı', isGuest: true });
  const router = open([guest, note('n2', { kind: 'share' }), note('n3', { kind: 'change', by: null, read: true })]);
  await userEvent.click(await screen.findByRole('button', { name: 'News: 2 unread' }));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('Nil Sarı (guest) commented');
  expect(rows[1]).toContain('Bora Yıldız shared a project with you');
  expect(rows[2]).toContain('Others have saved since your last visit');
  await userEvent.click(within(screen.getAllByRole('listitem')[0]!).getByRole('link'));
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/project/p1/tools/stakeholder?comment=c1',
  );
  await expect.poll(() => server.sentTo('PATCH /api/notifications')).toEqual([{ read: ['n1'] }]);
  await userEvent.click(await screen.findByRole('button', { name: 'News: 1 unread' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'News' })).toBeDefined();
});

it('says what will show where there is nothing yet', async () => {
  open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'News' }));
  expect(await screen.findByText(/Nothing yet/)).toBeDefined();
});
