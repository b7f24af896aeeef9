import { expect, it } from 'vitest';

import { foldEmail } from './foldEmail.ts';

it.each([
  ['Ada@Example.com', 'ada@example.com'],
  ['ada+1@example.com', 'ada@example.com'],
  ['ada+1+2@example.com', 'ada@example.com'],
  ['a.d.a@example.com', 'a.d.a@example.com'],
  ['+ada@example.com', '+ada@example.com'],
])('counts %s as %s', (email, mailbox) => {
  expect(foldEmail(email)).toBe(mailbox);
});
