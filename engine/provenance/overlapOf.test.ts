import { expect, it } from 'vitest';

import { overlapOf } from './overlapOf.ts';

it('tells what two lists of places have in common, each place once', () => {
  expect(overlapOf([''], ['/a', '/b/0'])).toEqual(['/a', '/b/0']);
  expect(overlapOf(['/a/0', '/b', '/ab'], ['/a', '/b/1', '/b'])).toEqual(['/a/0', '/b', '/b/1']);
  expect(overlapOf(['/a'], ['/ab', '/c'])).toEqual([]);
  expect(overlapOf([''], [''])).toEqual(['']);
});
