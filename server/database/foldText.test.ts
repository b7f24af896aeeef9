import { expect, it } from 'vitest';

import { foldText } from './foldText.ts';

it('matches Turkish names however they are typed', () => {
  expect(foldText('  İSTANBUL   Işığı ')).toBe('istanbul isigi');
  expect(foldText('istanbul ışığı')).toBe('istanbul isigi');
  expect(foldText('Öğün Çözümü')).toBe('ogun cozumu');
});
