import { expect, it } from 'vitest';

import { createId } from './createId.ts';

it('creates unique ids of one length that sort by time', async () => {
  const earlier = createId();
  await new Promise((resolve) => setTimeout(resolve, 2));
  const ids = Array.from({ length: 5000 }, createId);
  expect(new Set(ids).size).toBe(5000);
  expect(ids.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id) && id > earlier)).toBe(true);
});
