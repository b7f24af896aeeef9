import { pino } from 'pino';
import { expect, it } from 'vitest';

import { FakeModelServer } from '../testing/FakeModelServer.ts';
import { quickly } from '../testing/quickly.ts';
import { startTestServer } from '../testing/startTestServer.ts';

it('does not log an error when a client disconnects in the middle of an answer', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const model = await new FakeModelServer(() => ({ silent: true })).start();
  const server = await startTestServer({ OPENAI_BASE_URL: model.url }, { generation: quickly, logger });
  const { token } = await server.register();
  const body = { name: 'Kutu', description: 'Boxes.' };
  const { generation } = (await server.call('POST', '/api/projects', { token, body })).body.data;

  const reader = new AbortController();
  const response = await fetch(`${server.url}/api/generations/${generation.id}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: reader.signal,
  });
  await response.body!.getReader().read();
  reader.abort();
  await expect.poll(() => server.services.streams.count()).toBe(0);
  // Otherwise stopping the server would wait for it.
  await server.call('DELETE', `/api/generations/${generation.id}`, { token });
  await server.stop();
  await model.stop();
  expect(lines).toEqual([]);
});
