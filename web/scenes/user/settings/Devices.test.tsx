import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';

import { devices } from '#web/stores/devices.ts';
import { toasts } from '#web/stores/toasts.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';
import { untilFocused } from '#web/testing/untilFocused.ts';

import { Devices } from './Devices.tsx';

const server = startLocalServer();
const seen = (id: string, browser: string | null, system: string | null, current = false) => ({
  id,
  device: { browser, system },
  current,
  createdAt: new Date(2026, 10, 1, 9).toISOString(), // local time, so that the date is the same in every time zone
  lastSeenAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
});
const all = [seen('2', 'Safari', 'iOS'), seen('1', 'Firefox', 'Linux', true), seen('3', null, null)];

beforeEach(() => {
  devices.phase = 'loading';
  toasts.items = [];
  server.on('GET /api/user/sessions', { status: 200, body: { data: all } });
});

const rows = () => within(screen.getByRole('list', { name: 'Signed-in devices' })).getAllByRole('listitem');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const confirm = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out' }));

it('lists this device first and then the others, with sign-in and last use', async () => {
  render(<Devices />);
  await screen.findByText('Firefox on Linux');
  expect(rows().map((row) => row.textContent)).toEqual([
    'Firefox on LinuxThis deviceSigned in on 1 Nov 2026',
    'Safari on iOSSigned in on 1 Nov 2026Last seen 3 hours agoSign out',
    'Unknown deviceSigned in on 1 Nov 2026Last seen 3 hours agoSign out',
  ]);
});

it('signs one out after a confirmation, says so, and keeps the focus in the list', async () => {
  server.on('DELETE /api/user/sessions/2', { status: 204 });
  render(<Devices />);
  await screen.findByText('Safari on iOS');
  await press('Sign out Safari on iOS');
  await confirm();
  await waitFor(() => expect(rows()).toHaveLength(2));
  await untilFocused(() => screen.getByRole('list', { name: 'Signed-in devices' }));
  expect(toasts.items.map(({ text }) => text)).toEqual(['Safari on iOS has been signed out.']);
});

it('signs out all others, and hides the button then', async () => {
  server.on('DELETE /api/user/sessions', { status: 204 });
  render(<Devices />);
  await screen.findByText('Safari on iOS');
  await press('Sign out all other devices');
  screen.getByText('2 devices have to log in again. This one stays signed in.');
  await confirm();
  await waitFor(() => expect(rows()).toHaveLength(1));
  screen.getByText('You are signed in on this device only.');
});

it('keeps a device whose sign-out failed, and offers to retry', async () => {
  server.on('DELETE /api/user/sessions/2', { status: 500, body: { key: 'unexpected' } });
  render(<Devices />);
  await screen.findByText('Safari on iOS');
  await press('Sign out Safari on iOS');
  await confirm();
  await waitFor(() => expect(toasts.items[0]?.action?.label).toBe('Try Again'));
  expect(rows()).toHaveLength(3);
  server.on('DELETE /api/user/sessions/2', { status: 404, body: { key: 'not-found' } }); // signed out elsewhere
  toasts.items[0]?.action?.run();
  await waitFor(() => expect(rows()).toHaveLength(2));
});

it('reports a failed load, and retries it', async () => {
  server.on('GET /api/user/sessions', { status: 500, body: { key: 'unexpected' } });
  render(<Devices />);
  await screen.findByText('An error occurred; please try again later.');
  server.on('GET /api/user/sessions', { status: 200, body: { data: all } });
  await press('Try Again');
  await screen.findByText('Safari on iOS');
});
