import { expect, it } from 'vitest';

import { readCookie } from './readCookie.ts';

it('returns a cookie with invalid encoding unchanged, instead of failing at the start of the page', () => {
  document.cookie = 'user-language=%zz';
  expect(readCookie('user-language')).toBe('%zz');
  document.cookie = 'user-language=%22tr%22';
  expect(readCookie('user-language')).toBe('"tr"');
});
