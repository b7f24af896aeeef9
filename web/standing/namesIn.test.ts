import { expect, it } from 'vitest';

import { namesIn } from './namesIn.ts';

it.each([
  ['Elif Aksoy', ['Elif Aksoy']],
  ['Ayça Demir, Elif Aksoy and Mert Yıldız', ['Ayça Demir', 'Elif Aksoy', 'Mert Yıldız']],
  ['Elif Aksoy ve Mert Yıldız', ['Elif Aksoy', 'Mert Yıldız']],
  ['Veli Andaç / Ilker Iyi', ['Veli Andaç', 'Ilker Iyi']],
  ['', []],
])('"%s" names %j', (who, names) => {
  expect(namesIn(who)).toEqual(names);
});
