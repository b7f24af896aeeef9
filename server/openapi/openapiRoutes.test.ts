import { expect, it, vi } from 'vitest';

import { describeRoutes } from './describeRoutes.ts';
import { openapiRoutes } from './openapiRoutes.ts';

it('builds the description once per server, not per request', async () => {
  const describe = vi.fn(describeRoutes);
  for (const publicUrl of ['https://one.example.com', 'https://two.example.com']) {
    const [route] = openapiRoutes([], describe);
    for (let count = 0; count < 5; count += 1) {
      const context: { body?: string } = {};
      await route!.handle({ context } as never, { config: { publicUrl } } as never);
      expect(JSON.parse(context.body!)).toMatchObject({ servers: [{ url: publicUrl }] });
    }
  }
  expect(describe).toHaveBeenCalledTimes(2);
});
