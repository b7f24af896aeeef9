import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { project } from '#web/stores/project.ts';
import { startLocalServer } from '#web/testing/startLocalServer.ts';

import { heedEvent } from './heedEvent.ts';

const server = startLocalServer();
const statuses = 'GET /api/projects/p/toolsets';
const typed = (revision: number) =>
  heedEvent({ name: 'saved', data: { toolset: 'trial', revision, by: null, byItself: true } as never });
const looks = () => server.received.filter(({ call }) => call === statuses).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  Object.assign(project, { id: 'p', toolsets: [] });
  server.on(statuses, { status: 200, body: { data: [] } });
});
afterEach(() => void vi.useRealTimers());

it('looks at what saves itself once a minute, and at the last of it as well', async () => {
  typed(1);
  await expect.poll(looks).toBe(1);
  typed(2);
  typed(3);
  expect(looks()).toBe(1);
  vi.advanceTimersByTime(60_000);
  await expect.poll(looks).toBe(2);
});
