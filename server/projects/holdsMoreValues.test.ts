import fc from 'fast-check';
import { expect, it } from 'vitest';

import { findExcess } from '#engine/schema/findExcess.ts';

import { holdsMoreValues } from './holdsMoreValues.ts';

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

it('takes whatever keeps the bound, whatever stands in its texts', () => {
  const one = fc.json({ maxDepth: 5, stringUnit: fc.constantFrom('"', '\\', ',', '[', '{', 'ş', 'a') });
  fc.assert(
    fc.property(one, fc.integer({ min: 1, max: 30 }), (json, most) => {
      const isKept = findExcess(JSON.parse(json), { levels: Infinity, values: most, name: Infinity }) === null;
      expect(isKept && holdsMoreValues(Buffer.from(json), most)).toBe(false);
    }),
    { seed: 1 },
  );
});

it('refuses what holds far more', () => {
  expect(holdsMoreValues(bytes({ list: Array.from({ length: 50 }, (_, index) => `,"${index}`) }), 20)).toBe(true);
  expect(holdsMoreValues(bytes(Object.fromEntries(Array.from({ length: 50 }, (_, index) => [index, 1]))), 20)).toBe(
    true,
  );
});
