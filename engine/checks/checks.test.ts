import { describe, expect, it } from 'vitest';

import type { ToolsetDocument } from '#engine/schema/ToolsetDocument.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { checkDraft } from './checkDraft.ts';
import { findCopies, runsOf } from './findCopies.ts';
import { findLooseFigures } from './findLooseFigures.ts';
import { findOtherLanguage } from './findOtherLanguage.ts';
import { findRepeats } from './findRepeats.ts';
import { objectToLanguage } from './objectToLanguage.ts';

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

  it('are not those of a test that is planned, but those of a pain or of a slide', () => {
    const inTests = (pointer: string) =>
      findLooseFigures({ texts: alone('14 evenings are counted.', pointer), numbers: [] }, request, ['/cards']).length;
    expect(inTests('/cards/0/sentence')).toBe(0);
    expect(inTests('/personas/0/painPoints/0')).toBe(1);
    expect(inTests('/slides/0/points/0')).toBe(1);
  });

  it('are not those that are denied, left out or asked without a question mark', () => {
    expect(loose('A shop does not lose 1,250 lira, but 700 less.')).toEqual(['700']);
    expect(loose('Dükkân 1.250 lira kaybetmiyor.')).toEqual([]);
    expect(loose('It settles whether a shop loses 1,250 lira.')).toEqual([]);
    expect(loose('1.250 lira olup olmadığı fırıncıya sorulur.')).toEqual([]);
    expect(loose('A shop loses no more than 1,250 lira.')).toEqual(['1250']);
    expect(loose('Beyond 1,250 metres nobody is served.', '/scope/excluded/0')).toEqual([]);
  });

  it('are not those that were told in words', () => {
    const told = (draft: string, words: string) =>
      findLooseFigures({ texts: alone(draft), numbers: [] }, words).map(({ figure }) => figure);
    expect(told('It takes 45 minutes.', 'It takes three quarters of an hour.')).toEqual([]);
    expect(told('It takes 15 minutes.', 'It takes a quarter of an hour.')).toEqual([]);
    expect(told('It takes 150 minutes.', 'It takes two and a half hours.')).toEqual([]);
    expect(told('The collector leaves 925 lira.', 'He leaves me nine hundred and twenty-five lira.')).toEqual([]);
    expect(told('İş 45 dakika sürüyor.', 'İş kırk beş dakika sürüyor.')).toEqual([]);
    expect(told('İş 15 dakika sürüyor.', 'İş çeyrek saat sürüyor.')).toEqual([]);
    expect(told('İş 90 dakika sürüyor.', 'İş bir buçuk saat sürüyor.')).toEqual([]);
    expect(told('Toplayıcı 2.900 lira bırakıyor.', 'Bana iki bin dokuz yüz lirayı bırakıyor.')).toEqual([]);
    expect(told('It takes 50 minutes.', 'It takes three quarters of an hour.')).toEqual(['50']);
  });

  it('are found among numbers too', () => {
    const numbers = [{ pointer: '/size/total/buyers', value: 640 }];
    expect(findLooseFigures({ texts: [], numbers }, request)).toEqual([
      { pointer: '/size/total/buyers', figure: '640' },
    ]);
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
  for (const english of [
    'Pinned pieces lie ready near her table.',
    '19 November 2026, one bakery near Kuşcağız; 40 loaves without source',
  ])
    expect(findOtherLanguage(alone(english), 'en')).toEqual([]);
  expect(findOtherLanguage(alone('On yedi parça iki aydır askıda, kimse almıyor.'), 'tr')).toEqual([]);
});

describe('a draft', () => {
  const toolset = loadedToolsets().registry.get('stakeholder');
  const told = 'Fırıncı ayda 900 lira istiyor.';
  const check = (document: ToolsetDocument, before: ToolsetDocument | null = null) =>
    checkDraft(toolset, { document, before, language: 'tr', known: told });
  const baker = { id: 'a', nameOrRole: 'Fırıncı', why: 'Akşam kalan ekmek için ayda 900 lira alıyor.' };

  it('has nothing that is worth a look', () => {
    expect(check({ stakeholders: [baker] })).toEqual([]);
  });

  it('has figures that stand in nothing that the project holds, once for each text', () => {
    const why = 'Her akşam 640 ekmek kalıyor, kilosu 19 liradan gidiyor.';
    expect(check({ stakeholders: [{ ...baker, why }] })).toEqual([
      { pointer: '/stakeholders/0/why', kind: 'figure', words: '640, 19' },
    ]);
    // What stood before is no news.
    expect(check({ stakeholders: [{ ...baker, why }] }, { stakeholders: [{ ...baker, why }] })).toEqual([]);
  });

  it('has an entry that says what another one says, told at its name', () => {
    const again = { ...baker, id: 'b', why: `${baker.why} Evet.` };
    expect(check({ stakeholders: [baker, again] })).toEqual([
      { pointer: '/stakeholders/1/nameOrRole', kind: 'repeat', words: '' },
    ]);
  });

  it('has words of the example company', () => {
    const [first] = toolset.examples.tr['stakeholders'] as { why: string }[];
    expect(check({ stakeholders: [{ ...baker, why: first!.why }] })).toContainEqual(
      expect.objectContaining({ pointer: '/stakeholders/0/why', kind: 'copy' }),
    );
  });

  it('has a text in another language, or is in another language as a whole', () => {
    const english = 'The baker puts what is left into a sack and sells it to the collector.';
    const longer = `${baker.why} Bunu her akşam yapıyor ve kimse ona sormuyor. `.repeat(3);
    const mixed = {
      stakeholders: [
        { ...baker, why: longer },
        { id: 'b', nameOrRole: 'Komşu', why: english },
      ],
    };
    expect(check(mixed)).toEqual([{ pointer: '/stakeholders/1/why', kind: 'language', words: '' }]);
    expect(objectToLanguage(toolset, { document: mixed, before: null, language: 'tr' })).toBeNull();
    const whole = { stakeholders: [{ ...baker, why: english }] };
    expect(check(whole)).toEqual([{ pointer: '', kind: 'language', words: '' }]);
    expect(objectToLanguage(toolset, { document: whole, before: null, language: 'tr' })).toContain('not in Turkish');
    expect(objectToLanguage(toolset, { document: whole, before: null, language: 'en' })).toBeNull();
  });
});
