import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { roundTo } from './roundTo.ts';

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [3 * 1.005, 2, 3.02],
    [0.1 + 0.2, 2, 0.3],
    [41 / 40, 2, 1.03],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [-0.001, 2, 0],
    [1e-9, 2, 0],
    [999_999_999_999.995, 2, 1_000_000_000_000],
    [1e21, 2, 1e21],
    [1.23456, 4, 1.2346],
  ])('%d to %d decimals is %d', (value, decimals, expected) => {
    expect(roundTo(value, decimals)).toBe(expected);
  });

  it('is near the value, changes nothing when repeated, and turns round with the sign', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(4), (value, decimals) => {
        const rounded = roundTo(value, decimals);
        expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5001 * 10 ** -decimals + Math.abs(value) * 1e-14);
        expect(roundTo(rounded, decimals)).toBe(rounded);
        expect(roundTo(-value, decimals) + rounded).toBe(0);
      }),
    );
  });
});
