import { expect, it } from 'vitest';

import { createId, firstIdAt } from './createId.ts';

it('creates unique ids of one length that sort by time', async () => {
  const earlier = createId();
  await new Promise((resolve) => setTimeout(resolve, 2));
  const ids = Array.from({ length: 5000 }, createId);
  expect(new Set(ids).size).toBe(5000);
  expect(ids.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id) && id > earlier)).toBe(true);
});

it('tells the ids of one time from those of another', () => {
  const before = createId();
  const now = Date.now();
  expect(before < firstIdAt(now + 60_000)).toBe(true);
  expect(firstIdAt(now - 60_000) < before).toBe(true);
  expect(firstIdAt(now)).toHaveLength(26);
});
