import { expect, it } from 'vitest';

import { imageNamesIn } from './imageNamesIn.ts';

const [one, other] = ['01ARZ3NDEKTSV4RRFFQ69G5FAV-30x20.png', '01BX5ZZKBKACTAV9WEVGEMMVS0-2000x1.jpg'];

it.each([
  ['none', '{"image":"shop.png","words":"-30x20.png 1-30x20.jpg"}', []],
  ['each once', JSON.stringify({ a: one, b: [other, one] }), [one, other]],
  ['those within other words', `${one}${other} A${one}`, [one, other]],
  ['none of another shape', `${one.toLowerCase()} ${one.slice(1)} ${one.replace('30', '0')} ${other.slice(0, -1)}`, []],
])('finds %s', (_, text, names) => expect([...imageNamesIn(text)]).toEqual(names));
