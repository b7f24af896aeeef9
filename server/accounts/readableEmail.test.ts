import { expect, it } from 'vitest';

import { normaliseEmail } from '#engine/protocol/normaliseEmail.ts';

import { readableEmail } from './readableEmail.ts';

it.each(['ada@example.com', 'ada@çarşı.com.tr', 'ada@örnek-2.istanbul', 'ада@example.com', 'ada@пример.рф'])(
  'shows %s as it is written',
  (email) => expect(readableEmail(normaliseEmail(email))).toBe(email),
);

it.each([
  ['ada@gооgle.com', 'Cyrillic between Latin letters'],
  ['ada@аррӏе.com', 'Cyrillic throughout, before a Latin end'],
])('shows %s as DNS has it: %s', (email) => {
  expect(readableEmail(normaliseEmail(email))).toMatch(/^ada@xn--[a-z0-9-]+\.com$/);
});
