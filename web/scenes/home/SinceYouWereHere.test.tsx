import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { ref } from 'valtio';
import { expect, it } from 'vitest';

import type { Notification } from '#engine/protocol/notification.ts';
import { notifications } from '#web/stores/notifications.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { SinceYouWereHere } from './SinceYouWereHere.tsx';

const server = startLocalServer();

function show(items: { id: string; read: boolean }[]) {
  const at = new Date().toISOString();
  const more = {
    kind: 'comment',
    project: 'p1',
    projectName: 'Kutu',
    toolset: null,
    comment: null,
    isGuest: false,
  } as const;
  Object.assign(notifications, {
    items: ref(items.map(({ id, read }): Notification => ({ ...more, id, by: `Person ${id}`, at, read }))),
    phase: 'ready',
  });
  render(<SinceYouWereHere />, { wrapper: MemoryRouter });
}

it('tells what is unread, says how much more there is, and takes all of it as read', async () => {
  server.on('PATCH /api/notifications', { status: 204 });
  show([{ id: '0', read: true }, ...['1', '2', '3', '4', '5', '6'].map((id) => ({ id, read: false }))]);
  const news = screen.getByRole('region', { name: 'Since you were here' });
  expect(await within(news).findAllByText(/^Person \d commented$/)).toHaveLength(4);
  expect(within(news).queryByText('Person 0 commented')).toBeNull();
  within(news).getByText(/^2 more/);
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(screen.queryByRole('region')).toBeNull();
  await expect
    .poll(() => server.sentTo('PATCH /api/notifications'))
    .toEqual([{ read: ['1', '2', '3', '4', '5', '6'] }]);
});

it('is not there where there is no news', () => {
  show([{ id: '0', read: true }]);
  expect(screen.queryByRole('region')).toBeNull();
});
