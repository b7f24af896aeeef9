import { expect, it } from 'vitest';

import { initialsOf } from './initialsOf.ts';

it.each([
  ['Ada Lovelace', 'en', 'AL'],
  ['Deniz', 'en', 'D'],
  ['ilker ışık', 'tr', 'İI'],
  ['Bora (Barış) Su Yıldız', 'tr', 'BY'],
  ['  ', 'en', ''],
] as const)('%s in %s', (name, language, initials) => {
  expect(initialsOf(name, language)).toBe(initials);
});
