import { expect, it } from 'vitest';

import { textHash } from '#engine/evidence/textHash.ts';

import { foldText } from './foldText.ts';
import { normalised } from './normalised.ts';

// Alternating classes, which normalising has to sort.
const marked = (pairs: number) => `e${'\u0301\u0323'.repeat(pairs)}!`;

it('normalises as ever, and keeps thirty marks on a letter', () => {
  expect(normalised('Çağrı'.normalize('NFD'), 'NFC')).toBe('Çağrı');
  expect(normalised(marked(15), 'NFC')).toBe(marked(15).normalize('NFC'));
  expect(normalised(marked(5000), 'NFKD')).toBe(marked(15).normalize('NFKD'));
});

it('so nothing that reads texts sorts more of them', () => {
  expect(textHash(marked(5000))).toBe(textHash(marked(15)));
  expect(foldText(marked(5000))).toBe('e!');
});
