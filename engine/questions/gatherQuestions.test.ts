import { expect, it } from 'vitest';

import { gatherQuestions } from './gatherQuestions.ts';
import { questionId } from './questionId.ts';
import { withoutQuestions } from './withoutQuestions.ts';

const market = { growth: 'Slow', openQuestions: ['Torbanın fiyatı ne olacak?', ' ', 'Kim ödüyor?'] };
const canvas = { openQuestions: ['TORBA FİYATI ne olacak', 'Torbanın fiyatı ne olacak?', 'Kaç kişi?'] };

it('takes the same question of several toolsets as one', () => {
  const asked = gatherQuestions([
    ['market', market],
    ['interview', null],
    ['canvas', canvas],
  ]);
  expect(asked.map(({ text, toolsets }) => [text, toolsets])).toEqual([
    ['Torbanın fiyatı ne olacak?', ['market', 'canvas']],
    ['Kim ödüyor?', ['market']],
    ['Kaç kişi?', ['canvas']],
  ]);
});

it('takes out what is asked in whatever words, and leaves a document alone that does not ask it', () => {
  const ids = new Set([questionId('Torba fiyatı ne olacak?')]);
  expect(withoutQuestions(canvas, ids)).toEqual({ openQuestions: ['Kaç kişi?'] });
  expect(withoutQuestions(market, ids)).toMatchObject({ growth: 'Slow', openQuestions: ['Kim ödüyor?'] });
  const other = { openQuestions: ['Kim?'] };
  expect(withoutQuestions(other, ids)).toBe(other);
});
