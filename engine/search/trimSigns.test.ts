import { expect, it } from 'vitest';

import { trimSigns } from './trimSigns.ts';

it('takes signs off both ends, or off one, and leaves those within', () => {
  expect(trimSigns(' ,a, b,,', /[\s,]/)).toBe('a, b');
  expect(trimSigns('“a” “b”', /“/, /”/)).toBe('a” “b');
  expect(trimSigns(',a,', null, /,/)).toBe(',a');
  expect(trimSigns('𝄞x𝄞', /[^x]/u)).toBe('x');
  expect(trimSigns(',,,', /,/)).toBe('');
});
