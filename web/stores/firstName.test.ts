import { expect, it } from 'vitest';

import { firstName } from './firstName.ts';

it.each([
  ['Ada Lovelace', 'Ada'],
  ['Muhammed Ali', 'Muhammed'],
  ['Alexandrina Victoria', 'Alexandr...'],
  ['  Zeynep  Kaya', 'Zeynep'],
  ['', ''],
])('shows %j as %j', (fullName, shown) => {
  expect(firstName(fullName)).toBe(shown);
});
