import { beforeEach, expect, it, vi } from 'vitest';

import type { User } from '#engine/protocol/account.ts';

import { startLocalServer } from '../testing/startLocalServer.ts';
import { onPersonChange } from './onPersonChange.ts';
import { clearSession, session, startSession } from './session.ts';
import { loadWorkspaces, workspaces } from './workspaces.ts';

const server = startLocalServer();
const person = (id: string) => ({ id, fullName: 'Ada Lovelace' }) as User;

beforeEach(clearSession);

it('forgets what one person saw before the next one sees the page', async () => {
  startSession({ token: 'a', user: person('ada') });
  server.on('GET /api/workspaces', { status: 200, body: { data: [{ id: '1', name: 'Secret' }] } });
  await loadWorkspaces();
  expect(workspaces.items).toHaveLength(1);
  clearSession();
  expect(workspaces).toMatchObject({ items: [], phase: 'loading' });
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
