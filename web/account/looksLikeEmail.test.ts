import { expect, it } from 'vitest';

import { looksLikeEmail } from './looksLikeEmail.ts';

it.each(['ada@example.com', ' ada@example.com ', 'a@b.c', 'ş@örnek.com.tr', 'a@b@c.d', '@a@b.c', 'a@b..c', 'a@.b.c'])(
  'takes %j',
  (text) => expect(looksLikeEmail(text)).toBe(true),
);

it.each([
  '',
  '@',
  'ada',
  'ada@',
  'ada@example',
  '@example.com',
  'ada@.com',
  'ada@example.',
  'a.b@c',
  'a b@c.d',
  'a@b .c',
])('asks to look again at %j', (text) => expect(looksLikeEmail(text)).toBe(false));
