import { describe, expect, it } from 'vitest';

import { readGuesses } from '../Guess.ts';
import { judgeGuesses } from './judgeGuesses.ts';

const alone = (value: string, pointer = '/problem') => [{ pointer, value }];

describe('a planted guess', () => {
  const back = (text: string, pointer = '/problem', document = {}) =>
    judgeGuesses(document, alone(text, pointer), readGuesses(), 'en').map(({ guess, manner }) => `${guess} ${manner}`);

  it('comes back as a fact, as an assumption or as a question', () => {
    expect(back('The collector pays 4 TL a kilo.')).toEqual(['collector-4 fact']);
    expect(back('Bread is left. Assumption: The collector pays 4 TL a kilo. He comes daily.')).toEqual([
      'collector-4 assumption',
    ]);
    expect(back('Does the collector pay 4 TL or 7?')).toEqual(['collector-4 question']);
  });

  it('is an assumption in a list of them, or where its item says so', () => {
    expect(back('The collector pays 4 TL.', '/assumptions/0/assumption')).toEqual(['collector-4 assumption']);
    const document = { costs: [{ text: 'It costs 450 TL.', basis: 'assumed' }] };
    expect(back('It costs 450 TL.', '/costs/0/text', document)).toEqual(['fee-450 assumption']);
  });

  it('is not found in another figure', () => {
    expect(back('A loaf costs 14 TL, and 1,640 people live here.')).toEqual([]);
  });
});
