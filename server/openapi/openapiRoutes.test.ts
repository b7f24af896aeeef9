import { expect, it, vi } from 'vitest';

import { startTestServer } from '../testing/startTestServer.ts';
import type * as Describing from './describeRoutes.ts';

const described = vi.hoisted(() => ({ times: 0 }));

vi.mock('./describeRoutes.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Describing>();
  const describeRoutes: typeof original.describeRoutes = (...given) => {
    described.times += 1;
    return original.describeRoutes(...given);
  };
  return { describeRoutes };
});

it('builds the description once per server, not per request', async () => {
  const servers = [
    await startTestServer({ PUBLIC_URL: 'https://one.example.com' }),
    await startTestServer({ PUBLIC_URL: 'https://two.example.com' }),
  ];
  for (let count = 0; count < 5; count += 1)
    for (const [place, server] of servers.entries()) {
      const { body } = await server.call('GET', '/api/openapi.json');
      expect(body.servers).toEqual([{ url: `https://${place === 0 ? 'one' : 'two'}.example.com` }]);
    }
  expect(described.times).toBe(2);
  for (const server of servers) await server.stop();
});
