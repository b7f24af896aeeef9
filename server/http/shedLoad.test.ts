import { setImmediate as turn } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { type Reply, startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

import { mostLoopDelay } from './shedLoad.ts';

/** Blocks the event loop until the server has measured the delay. */
async function toil({ services: { loop } }: TestServer) {
  while (loop.delay() <= mostLoopDelay) {
    const until = performance.now() + 650;
    while (performance.now() < until);
    await turn();
  }
}

it('rejects calls with 503 while the event loop is late, keeps streams open, and recovers', async () => {
  const server = await startTestServer({}, { mostLoopDelay });
  const paths = ['/api/configuration', '/healthz', '/readyz', '/metrics'];
  let replies: Reply[];
  do {
    await toil(server);
    replies = await Promise.all(paths.map((path) => server.call('GET', path)));
  } while (replies[0]!.status === 200); // on a slow machine the delay may already be over
  const [refused, ...watchers] = replies;
  expect(refused).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(watchers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const status = async () => (await server.call('GET', '/api/configuration')).status;
  await expect.poll(status).toBe(200);
  await server.stop();
});
