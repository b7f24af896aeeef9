import { expect, it } from 'vitest';

import { readCookie } from './readCookie.ts';

it('gives a cookie that is not encoded as it should be as it is, instead of keeping the page from starting', () => {
  document.cookie = 'user-language=%zz';
  expect(readCookie('user-language')).toBe('%zz');
  document.cookie = 'user-language=%22tr%22';
  expect(readCookie('user-language')).toBe('"tr"');
});
