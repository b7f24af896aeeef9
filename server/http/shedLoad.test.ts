import { setImmediate as turn } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { mostLoopDelay } from './shedLoad.ts';
import { type Reply, startTestServer, type TestServer } from '../testing/startTestServer.ts';

/** Keeps the loop busy as computations do that nobody has cut into pieces, until the server has noticed. */
async function toil({ services: { loop } }: TestServer) {
  while (loop.delay() <= mostLoopDelay) {
    const until = performance.now() + 650;
    while (performance.now() < until);
    await turn();
  }
}

it('turns calls away with 503 while the event loop is late, keeps its watchers, and takes calls again afterwards', async () => {
  const server = await startTestServer({}, { mostLoopDelay });
  const paths = ['/api/configuration', '/healthz', '/readyz', '/metrics'];
  let replies: Reply[];
  do {
    await toil(server);
    replies = await Promise.all(paths.map((path) => server.call('GET', path)));
  } while (replies[0]!.status === 200); // this machine was so slow that the moment had passed
  const [refused, ...watchers] = replies;
  expect(refused).toMatchObject({ status: 503, body: { key: 'unavailable' } });
  expect(Number(refused!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(watchers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const status = async () => (await server.call('GET', '/api/configuration')).status;
  await expect.poll(status).toBe(200);
  await server.stop();
});
