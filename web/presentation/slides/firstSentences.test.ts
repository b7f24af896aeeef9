import { expect, it } from 'vitest';

import { firstSentences } from './firstSentences.ts';

const text = 'Herbs grow on the roof. Neighbours water them.\nEveryone picks.';

it.each([
  [200, text],
  [50, 'Herbs grow on the roof. Neighbours water them.'],
  [30, 'Herbs grow on the roof.'],
  [3, 'Herbs grow on the roof.'],
])('keeps whole sentences of at most %d letters', (most, kept) => {
  expect(firstSentences(text, most, 'en')).toBe(kept);
});

it('takes no later sentence that is short where one before is left out', () => {
  expect(firstSentences('One. A sentence that is much too long to stay here. Two.', 12, 'tr')).toBe('One.');
});
