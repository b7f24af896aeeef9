import { describe, expect, it } from 'vitest';

import { readGuesses } from '../Guess.ts';
import { findCopies, runsOf } from './findCopies.ts';
import { findLooseFigures } from './findLooseFigures.ts';
import { findOtherLanguage } from './findOtherLanguage.ts';
import { findRepeats } from './findRepeats.ts';
import { judgeGuesses } from './judgeGuesses.ts';

const alone = (value: string, pointer = '/problem') => [{ pointer, value }];

describe('figures without a source', () => {
  const request = 'The collector pays 7 lira a kilo, 900 a month; the team has 90.000 TL.';
  const loose = (text: string, pointer?: string) =>
    findLooseFigures({ texts: alone(text, pointer), numbers: [] }, request).map(({ figure }) => figure);

  it('are those that nobody was told', () => {
    expect(loose('The collector leaves 900 lira. A shop loses 1,250 lira.')).toEqual(['1250']);
    expect(loose('The team has 90,000 TL.')).toEqual([]);
  });

  it('are not those that are assumed, asked, dated or proposed', () => {
    expect(loose('Assumption: A shop loses 1,250 lira.')).toEqual([]);
    expect(loose('Does a shop lose 1,250 lira?')).toEqual([]);
    expect(loose('On 19 November 2026 three asked.')).toEqual([]);
    expect(loose('At least 50% is reserved.', '/successMetrics/0/target')).toEqual([]);
  });

  it('are found among numbers too', () => {
    const numbers = [{ pointer: '/size/total/buyers', value: 640 }];
    expect(findLooseFigures({ texts: [], numbers }, request)).toEqual([
      { pointer: '/size/total/buyers', figure: '640' },
    ]);
  });
});

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

it('finds texts of the example company, but for what the request says itself', () => {
  const examples = runsOf(['The default decides, and the default is whatever stands at the right hand.']);
  const copied = alone('Here the default decides and the default is whatever stands nearby.');
  expect(findCopies(copied, examples, '')).toHaveLength(1);
  expect(findCopies(copied, examples, copied[0]!.value)).toEqual([]);
});

it('finds items that say what another one has said', () => {
  const list = [
    'Nobody writes down what is left.',
    'Nobody writes down what is left!',
    'Neighbours lower their voice.',
  ];
  expect(findRepeats({ painPoints: list })).toEqual(['/painPoints/1']);
});

it('finds texts in another language than was asked for', () => {
  const turkish = 'Fırıncı akşam kalan ekmeği çuvala koyuyor ve bunun için para alıyor.';
  expect(findOtherLanguage(alone(turkish), 'en')).toEqual(['/problem']);
  expect(findOtherLanguage(alone(turkish), 'tr')).toEqual([]);
  expect(findOtherLanguage(alone('The baker puts what is left into a sack.'), 'tr')).toEqual(['/problem']);
});
