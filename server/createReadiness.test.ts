import { expect, it } from 'vitest';

import { startTestServer } from './testing/startTestServer.ts';

it('answers "not ready" until its callers have seen it, before the server closes its connections', async () => {
  const server = await startTestServer();
  const ask = () => server.call('GET', '/readyz', { headers: { connection: 'close' } });
  expect((await ask()).status).toBe(200);
  let isStopped = false;
  const stopped = server.stop().then(() => (isStopped = true));
  for (let time = 0; time < 3; time += 1) {
    expect(isStopped).toBe(false);
    expect(await ask()).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  }
  await stopped;
  await expect(ask()).rejects.toThrow('fetch failed');
});
