import { expect, it } from 'vitest';

import { withSign } from './withSign.ts';

it.each([
  [58, 75, 'At least 75%', '58%'],
  [58, 75, 'En az %75', '%58'],
  [11.88, 10.5, 'At most 10.50 TL', '11.88 TL'],
  [11.88, 10.5, 'En çok 10,50 TL', '11.88 TL'],
  [10.5, 10.5, 'At most 10.50 TL', '10.50 TL'],
  [19, 2, 'At most 2 days in a lobby', '19 days'],
  [9, 12, 'En az 12’si', '9'],
  [1200, 1500, 'At least 1,500 visits', '1,200 visits'],
])('%d, where %d was set as "%s", is %s', (value, threshold, expected, told) => {
  expect(withSign(value, { threshold, expected })).toBe(told);
});

it('is a number alone where the words say more than one, another, or nothing', () => {
  expect(withSign(3, { threshold: 4, expected: 'At least 4 of 6' })).toBe('3');
  expect(withSign(3, { threshold: 4, expected: 'At least 5%' })).toBe('3');
  expect(withSign(3, { threshold: 4 })).toBe('3');
});
