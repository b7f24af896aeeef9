import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { createAddressHasher } from './createAddressHasher.ts';

it('recognises an address however it is typed, and only with the secret', () => {
  const hash = createAddressHasher('a secret');
  expect(hash(' Ada@Example.com')).toBe(hash('ada@example.com'));
  expect(hash('ada@example.com')).not.toBe(hash('bert@example.com'));
  expect(hash('ada@example.com')).not.toBe(createAddressHasher('another secret')('ada@example.com'));
  expect(hash('ada@example.com')).not.toBe(createHash('sha256').update('ada@example.com').digest('hex'));
});
