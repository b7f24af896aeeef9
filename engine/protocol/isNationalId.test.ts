import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isNationalId } from './isNationalId.ts';

const beginnings = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }))
  .map(([first, others]) => [first, ...others].join(''));
const checked = (beginning: string) =>
  Array.from({ length: 100 }, (_, last) => beginning + String(last).padStart(2, '0')).filter(isNationalId);

// Used as samples by the registry and in its documents; they are nobody's.
it.each(['10000000146', '12345678950', '76558242278'])('takes %s', (text) => expect(isNationalId(text)).toBe(true));

it('has one pair of check digits for any nine digits', () => {
  fc.assert(fc.property(beginnings, (beginning) => checked(beginning).length === 1));
});

describe('a changed number', () => {
  it('is refused, whichever digit it is', () => {
    fc.assert(
      fc.property(beginnings, fc.nat({ max: 10 }), fc.integer({ min: 1, max: 9 }), (beginning, place, by) => {
        const changed = [...checked(beginning)[0]!];
        changed[place] = String((Number(changed[place]) + by) % 10);
        expect(isNationalId(changed.join(''))).toBe(false);
      }),
    );
  });
});

it.each(['', '1000000014', '100000001460', '01234567890', '1000000014a', '10000000146\n'])('is not %j', (text) =>
  expect(isNationalId(text)).toBe(false),
);
