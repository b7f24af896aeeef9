import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isTaxNumber } from './isTaxNumber.ts';

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''));
const checked = (beginning: string) =>
  Array.from({ length: 10 }, (_, last) => beginning + last).filter((text) => isTaxNumber(text));

describe('a Turkish tax number', () => {
  // Published by the companies that have them.
  it.each(['8790017566', '0150015264', '4810058590'])('takes %s', (text) => expect(isTaxNumber(text)).toBe(true));

  it('has one check digit for any nine digits', () => {
    fc.assert(fc.property(digits(9), (beginning) => checked(beginning).length === 1));
  });

  it('is refused when any digit of it is changed', () => {
    const change = fc.tuple(digits(9), fc.nat({ max: 9 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(change, ([beginning, place, by]) => {
        const changed = [...checked(beginning)[0]!];
        changed[place] = String((Number(changed[place]) + by) % 10);
        expect(isTaxNumber(changed.join(''))).toBe(false);
      }),
    );
  });

  it.each(['', '879001756', '87900175660', '879001756a', '٨٧٩٠٠١٧٥٦٦', ' 8790017566', '8790017566\n'])(
    'is not %j',
    (text) => expect(isTaxNumber(text)).toBe(false),
  );
});

describe('a foreign tax number', () => {
  it.each(['DE123456789', 'FRXX999999999', 'NL123456789B01', 'GB999999973'])('takes %s', (text) =>
    expect(isTaxNumber(text)).toBe(true),
  );
  it.each(['TR8790017566', 'DE', 'DEABCDEFG', 'D1234567', 'DE1234567890123456', 'de123456789'])('is not %s', (text) =>
    expect(isTaxNumber(text)).toBe(false),
  );
});
