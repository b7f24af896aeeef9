import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkCitations } from './checkCitations.ts';
import { isQuoteIn } from './isQuoteIn.ts';
import { evidenceToolsets } from './testing/evidenceToolsets.ts';

const people = evidenceToolsets.find(({ manifest }) => manifest.id === 'people')!;
const given = new Map([
  ['talks/ann', ['She said: “I don’t mind\n doing the right thing.”', 'Ann']],
  ['visits/till', ['Eight people wait.']],
]);
const documentWith = (...evidence: unknown[]) => ({
  people: [{ id: 'zoe', pains: [{ id: 'x', pain: 'X', evidence }] }],
});
const check = (...evidence: unknown[]) => checkCitations(people, documentWith(...evidence), given);

it('keeps citations of given sources, with a quote that is there or without one', () => {
  const sound = [
    { source: 'talks/ann', quote: "I don't mind doing the right thing." },
    { source: 'talks/ann', quote: '"I don\'t mind doing the right thing."', against: true },
    { source: 'visits/till' },
    { source: 'visits/till', quote: ' ' },
  ];
  expect(check(...sound)).toEqual({ document: documentWith(...sound), kept: 4, dropped: [] });
});

it('leaves out and counts sources that were not given, and quotes that are not there', () => {
  const { document, kept, dropped } = check(
    { source: 'visits/till' },
    { source: 'talks/cem' },
    { source: 'talks/ann', quote: 'I mind doing the right thing.' },
    { source: 'visits/till', quote: 'I don’t mind' },
    { quote: 'Eight people wait.' },
    null,
  );
  expect(document).toEqual(documentWith({ source: 'visits/till' }));
  expect(kept).toBe(1);
  expect(dropped.map(({ pointer, source, reason }) => [pointer, source, reason])).toEqual([
    ['/people/0/pains/0/evidence', 'talks/cem', 'source-not-given'],
    ['/people/0/pains/0/evidence', 'talks/ann', 'quote-not-found'],
    ['/people/0/pains/0/evidence', 'visits/till', 'quote-not-found'],
    ['/people/0/pains/0/evidence', '', 'source-not-given'],
    ['/people/0/pains/0/evidence', '', 'source-not-given'],
  ]);
});

it('leaves alone what it is not to check', () => {
  const document = documentWith({ source: 'talks/cem' });
  expect(checkCitations(people, document, given, () => false)).toEqual({ document, kept: 0, dropped: [] });
});

describe('a quote', () => {
  it('is found wherever it was cut out, however its blanks were changed', () => {
    const words = fc.array(fc.stringMatching(/^[a-zçğıöşü]{1,8}$/), { minLength: 3, maxLength: 12 });
    fc.assert(
      fc.property(words, fc.nat(), fc.nat(), (text, from, length) => {
        const start = from % text.length;
        const part = text.slice(start, start + 1 + (length % (text.length - start)));
        expect(isQuoteIn(`“${part.join(' \n ')}”`, [text.join(' ')])).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it('is found with the marks that a keyboard has in place of those of a printed text', () => {
    const text = 'Adının “bayat satan fırın” diye anılmasını – iki kez söyledi – istemiyor…';
    for (const quote of [
      `Adının "bayat satan fırın" diye`,
      `Adının 'bayat satan fırın' diye`,
      'anılmasını - iki kez söyledi - istemiyor...',
      '“anılmasını — iki kez söyledi”',
    ])
      expect(isQuoteIn(quote, [text])).toBe(true);
  });

  it('is not found with one letter changed, in another case, or across two texts', () => {
    expect(isQuoteIn('Eight people waits', ['Eight people wait.'])).toBe(false);
    expect(isQuoteIn('eight people', ['Eight people wait.'])).toBe(false);
    expect(isQuoteIn('wait. Six', ['Eight people wait.', 'Six leave.'])).toBe(false);
    expect(isQuoteIn('“”', ['Eight people wait.'])).toBe(false);
  });
});
