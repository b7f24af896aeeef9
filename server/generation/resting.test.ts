import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { Person } from '#server/testing/Person.ts';
import { quickly } from '#server/testing/quickly.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({}, { generation: quickly });
});
afterAll(() => server.stop());

it('begins no step of somebody who has to rest, and others’ at once; it can be cancelled meanwhile', async () => {
  const [ada, bora] = [await Person.register(server), await Person.register(server)];
  const [hers, his] = [await ada.project(), await bora.project()];
  const { turns } = server.services;
  const resting = vi.spyOn(turns, 'rest').mockImplementation((person, signal) => {
    // Calls have no signal of a draft.
    if (person !== ada.id || !signal) return Promise.resolve();
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const held = await ada.begin(hers, 'market');
  await ada.until(held.id, ({ status }) => status === 'running');
  const { id } = await bora.begin(his, 'market');
  expect((await bora.ended(id)).status).toBe('succeeded');
  expect((await ada.read(held.id)).progress.done).toBe(0);
  await ada.call('DELETE', `/api/generations/${held.id}`);
  expect((await ada.ended(held.id)).status).toBe('cancelled');
  resting.mockRestore();
  const again = await ada.begin(hers, 'market');
  expect((await ada.ended(again.id)).status).toBe('succeeded');
});

it('counts for a person what the server computes for their drafts', async () => {
  const ada = await Person.register(server);
  const project = await ada.project();
  const counted = vi.spyOn(server.services.turns, 'count');
  const { id } = await ada.begin(project, 'market');
  const { connection } = server.services.database;
  await expect.poll(() => connection('generations').where({ id }).pluck('status')).toEqual(['succeeded']);
  const people = counted.mock.calls.map(([person]) => person);
  counted.mockRestore();
  // Her order, what is read for it, and what is kept; not the time in which a model writes.
  expect(people).toEqual([ada.id, ada.id, ada.id]);
});
