import { expect, it } from 'vitest';

import { PictureSource } from '#engine/picture/PictureSource.ts';
import { loadedToolsets } from '#server/testing/loadedToolsets.ts';

import { readSection } from './readSection.ts';

const market = loadedToolsets().registry.get('market');
const read = (content: object, field: string, parts: string[]) =>
  readSection({ field, parts }, '', new PictureSource(market, content as never, 'en', {})).texts;

it('shows of an object the first property that is filled in, a number with its unit', () => {
  const total = { buyers: 300, frequency: 50, price: 100, basis: 'Counted at four tills.' };
  expect(read({ size: { currency: 'TRY', total } }, 'size/total', ['value', 'basis'])).toEqual(['₺1,500,000']);
  expect(read({ size: { total: { basis: total.basis } } }, 'size/total', ['value', 'basis'])).toEqual([total.basis]);
  expect(read({}, 'size/total', ['value', 'basis'])).toEqual([]);
});

it('joins the properties of a listed object', () => {
  const assumptions = [{ statement: 'They pay.', check: 'Ask ten.' }, { statement: 'They come.' }];
  expect(read({ assumptions }, 'assumptions', ['statement', 'check'])).toEqual(['They pay. → Ask ten.', 'They come.']);
});
