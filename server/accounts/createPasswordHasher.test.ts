import { expect, it } from 'vitest';

import { UnavailableError } from '#server/errors/UnavailableError.ts';

import { createPasswordHasher } from './createPasswordHasher.ts';

it('rejects calls beyond the queue limit, and accepts them again afterwards', async () => {
  const passwords = createPasswordHasher({ mostWaiting: 3 });
  expect(await passwords.verify(null, 'river stone lantern')).toBe(false);
  const known = await passwords.hash('river stone lantern');
  // Four are hashed at once, three wait in the queue.
  const tries = await Promise.allSettled(Array.from({ length: 9 }, () => passwords.verify(known, 'another')));
  const refused = tries.filter((each) => each.status === 'rejected');
  expect(refused.map(({ reason }) => reason as unknown)).toEqual([
    expect.any(UnavailableError),
    expect.any(UnavailableError),
  ]);
  expect(await passwords.verify(known, 'river stone lantern')).toBe(true);
});
