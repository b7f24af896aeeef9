import { expect, it } from 'vitest';

import { secondsLeft } from './secondsLeft.ts';

const first = { share: 0.1, at: 1000 };

it('goes by how fast it was written so far, in steps', () => {
  expect(secondsLeft(first, { share: 0.4, at: 11_000 })).toBe(20);
  expect(secondsLeft(first, { share: 0.2, at: 11_000 })).toBe(80);
  expect(secondsLeft(first, { share: 0.9, at: 11_000 })).toBe(5);
});

it('says nothing where nobody can tell', () => {
  expect(secondsLeft(first, first)).toBeNull();
  expect(secondsLeft(first, { share: 0.12, at: 20_000 })).toBeNull();
  expect(secondsLeft(first, { share: 0.5, at: 2000 })).toBeNull();
  expect(secondsLeft(first, { share: 1, at: 20_000 })).toBeNull();
});
