import { expect, it } from 'vitest';

import { readNumber } from './readNumber.ts';

it.each([
  ['3', 3, 3],
  ['3,5', 3.5, 3.5],
  ['3.5', 3.5, 3.5],
  ['1.250,50', 1250.5, 1250.5],
  ['1,250.50', 1250.5, 1250.5],
  ['1.250', 1250, 1.25],
  ['1,250', 1.25, 1250],
  ['1.250.000', 1_250_000, 1_250_000],
  ['0.125', 0.125, 0.125],
  ['1 250', 1250, 1250],
  ['%12', 12, 12],
  ['12,5 %', 12.5, 12.5],
  ['₺1.250,00', 1250, 1250],
  ['450 TL', 450, 450],
  ['−3', -3, -3],
  ['-0,4', -0.4, -0.4],
  ['about 3', undefined, undefined],
  ['3–5', undefined, undefined],
  ['1,2 milyon', undefined, undefined],
  ['3,5,7', undefined, undefined],
  ['12 34', undefined, undefined],
  ['', undefined, undefined],
])('reads "%s" as %s in Turkish and as %s in English', (text, turkish, english) => {
  expect(readNumber(text, 'tr')).toBe(turkish);
  expect(readNumber(text, 'en')).toBe(english);
});
