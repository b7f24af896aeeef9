import { expect, it } from 'vitest';

import { findCardData } from './findCardData.ts';

it.each([
  ['{"number":"4242424242424242"}', ['4242424242424242']],
  ['paid with 4000 0000 0000 0341', ['4000000000000341']],
  ['4000-0025-0000-3155', ['4000002500003155']],
  ['{"cvv":"907"}', ['cvv":"907']],
  [JSON.stringify({ body: '{"code":"907"}' }), ['"907\\"']],
  ['{"lastFour":"4242","tokens":907,"took":"907 ms"}', []],
])('finds in %s', (text, found) => {
  expect(findCardData(text)).toEqual(found);
});
