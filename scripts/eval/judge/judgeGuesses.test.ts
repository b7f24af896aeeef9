import { describe, expect, it } from 'vitest';

import { readGuesses } from '../Guess.ts';
import { judgeGuesses } from './judgeGuesses.ts';

const alone = (value: string, pointer = '/problem') => [{ pointer, value }];

describe('a planted guess', () => {
  const back = (text: string, pointer = '/problem', document = {}) =>
    judgeGuesses(document, alone(text, pointer), readGuesses(), 'en').map(({ guess, manner }) => `${guess} ${manner}`);

  const inTurkish = (text: string, pointer = '/problem') =>
    judgeGuesses({}, alone(text, pointer), readGuesses(), 'tr').map(({ guess, manner }) => `${guess} ${manner}`);

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

  it('is not found in another figure, nor in a time', () => {
    expect(back('A loaf costs 14 TL, and 1,640 people live here.')).toEqual([]);
    expect(back('45 minutes')).toEqual([]);
    expect(back('The talk about bread takes a quarter of an hour.')).toEqual([]);
    expect(back('Count who waits for bread at the full quarter of each hour, and at a quarter to nine.')).toEqual([]);
    expect(inTurkish('Ekmek kuyruğu saatin dörtte biri kadar sürüyor.')).toEqual([]);
    expect(inTurkish('Satılmayan ekmek dörtte bir.')).toEqual(['quarter-unsold fact']);
  });

  it('is no fact where it is denied, left out or asked about', () => {
    expect(back('A subscription of 450 TL.', '/scope/excluded/0')).toEqual(['fee-450 denied']);
    expect(back('Nobody pays 450 TL.')).toEqual(['fee-450 denied']);
    expect(back('Nobody minds that it costs more, and 450 TL is the price.')).toEqual(['fee-450 fact']);
    expect(back('It settles whether 26 loaves or 40 are left.')).toEqual(['forty-loaves question']);
    expect(inTurkish('Ayda 450 TL ödemez.')).toEqual(['fee-450 denied']);
    expect(inTurkish('Poşete yazılacak bir etiket olup olmadığı belediyeye sorulur.')).toEqual(['label-rule question']);
    // It denies something itself.
    expect(back('The mill takes nothing back.')).toEqual(['mill-takes-nothing fact']);
  });

  it('is an assumption in thoughts, and in a chain behind a step that is marked', () => {
    expect(back('They close at 21:30.', '/maps/0/thinks/0')).toEqual(['closing-2130 assumption']);
    const whys = ['Bread is left.', 'Assumption: nobody counts.', 'They close at 21:30.'];
    expect(back(whys[2]!, '/tools/0/whys/2', { tools: [{ certainty: 'observed', whys }] })).toEqual([
      'closing-2130 assumption',
    ]);
    expect(back(whys[2]!, '/tools/0/whys/1', { tools: [{ certainty: 'observed', whys: [whys[0], whys[2]] }] })).toEqual(
      ['closing-2130 fact'],
    );
    expect(back(whys[2]!, '/tools/0/whys/1', { tools: [{ certainty: 'assumed', whys: [whys[0], whys[2]] }] })).toEqual([
      'closing-2130 assumption',
    ]);
  });
});
