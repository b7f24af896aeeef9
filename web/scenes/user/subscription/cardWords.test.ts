import { expect, it } from 'vitest';

import { brandName, formatExpiry } from './cardWords.ts';

it('writes an expiry as MM/YY', () => {
  expect(formatExpiry({ expiryMonth: 4, expiryYear: 2028 })).toBe('04/28');
  expect(formatExpiry({ expiryMonth: 12, expiryYear: 2105 })).toBe('12/05');
});

it('writes brands as their owners do', () => {
  expect(['visa', 'amex', 'Mastercard', 'discover'].map(brandName)).toEqual([
    'Visa',
    'American Express',
    'Mastercard',
    'Discover',
  ]);
});
