import { beforeEach, expect, it, vi } from 'vitest';

import type { User } from '#engine/protocol/account.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { configuration, loadBalance } from './configuration.ts';
import { devices, loadDevices } from './devices.ts';
import { onPersonChange } from './onPersonChange.ts';
import { clearSession, session, startSession } from './session.ts';
import { loadWorkspaces, workspaces } from './workspaces.ts';

const server = startLocalServer();
const person = (id: string) => ({ id, fullName: 'Ada Lovelace' }) as User;

beforeEach(clearSession);

it('clears one person’s data before the next one sees the page', async () => {
  startSession({ token: 'a', user: person('ada') });
  server.on('GET /api/workspaces', { status: 200, body: { data: [{ id: '1', name: 'Secret' }] } });
  await loadWorkspaces();
  expect(workspaces.items).toHaveLength(1);
  clearSession();
  expect(workspaces).toMatchObject({ items: [], phase: 'loading' });
});

it('drops answers that were requested for another person', async () => {
  const gate = Promise.withResolvers<void>();
  const late = (data: unknown) => async () => {
    await gate.promise;
    return { status: 200, body: { data } };
  };
  server.on('GET /api/workspaces', late([{ id: '1', name: 'Secret' }]));
  server.on('GET /api/user/sessions', late([{ id: '1', current: true }]));
  server.on('GET /api/balance', late({ balance: 7, payments: [], entries: [] }));
  startSession({ token: 'a', user: person('ada') });
  const loading = [loadWorkspaces(), loadDevices(), loadBalance()];
  startSession({ token: 'g', user: person('grace') });
  gate.resolve();
  await Promise.all(loading);
  expect(workspaces).toMatchObject({ items: [], phase: 'loading' });
  expect(devices).toMatchObject({ items: [], phase: 'loading' });
  expect(configuration.balance).toBeNull();
});

it('shows the list requested last, whichever answer arrives last', async () => {
  startSession({ token: 'a', user: person('ada') });
  const gate = Promise.withResolvers<void>();
  const answers = [[], [{ id: '1', name: 'New' }]];
  server.on('GET /api/workspaces', async () => {
    const data = answers.shift();
    if (answers.length > 0) await gate.promise;
    return { status: 200, body: { data } };
  });
  const early = loadWorkspaces();
  await expect.poll(() => server.received.length).toBe(1);
  await loadWorkspaces();
  gate.resolve();
  await early;
  expect(workspaces.items).toMatchObject([{ name: 'New' }]);
});

it('keeps everything while the same person changes their name', () => {
  startSession({ token: 'a', user: person('ada') });
  const forget = vi.fn();
  onPersonChange(forget);
  session.user = { ...person('ada'), fullName: 'Augusta King' };
  expect(forget).not.toHaveBeenCalled();
  session.user = person('grace');
  expect(forget).toHaveBeenCalledTimes(1);
});
