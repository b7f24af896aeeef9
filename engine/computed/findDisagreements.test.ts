import { expect, it } from 'vitest';

import { findDisagreements } from './findDisagreements.ts';

const agrees = [
  { field: '/price', with: { toolset: 'market', field: '/size/price' } },
  { field: '/offers/*/currency', with: { toolset: 'market', field: '/currency' } },
];
const market = { size: { price: 1200 }, currency: 'TRY' };

it('finds the typed values that differ from their source, also in lists', () => {
  const document = { price: 1000, offers: [{ currency: 'TRY ' }, {}, { currency: 'EUR' }] };
  expect(findDisagreements(document, { agrees }, { market })).toEqual([
    { pointer: '/price', here: 1000, factor: 1, toolset: 'market', source: '/size/price', there: 1200 },
    { pointer: '/offers/2/currency', here: 'EUR', factor: 1, toolset: 'market', source: '/currency', there: 'TRY' },
  ]);
});

it('compares the price of one with that of several by how many it is for, and not before that is known', () => {
  const times = [{ ...agrees[0]!, times: '/perSale' }];
  expect(findDisagreements({ price: 40, perSale: 30 }, { agrees: times }, { market })).toEqual([]);
  expect(findDisagreements({ price: 41, perSale: 30 }, { agrees: times }, { market })).toMatchObject([
    { pointer: '/price', here: 1230, there: 1200, factor: 30 },
  ]);
  expect(findDisagreements({ price: 41 }, { agrees: times }, { market })).toEqual([]);
});

it('says nothing where either side is empty, or the toolset is not known', () => {
  expect(findDisagreements({ offers: [{ currency: ' ' }] }, { agrees }, { market })).toEqual([]);
  expect(findDisagreements({ price: 1 }, { agrees }, { market: { size: {} } })).toEqual([]);
  expect(findDisagreements({ price: 1 }, { agrees }, {})).toEqual([]);
});

it('takes numbers for the same that are written the same', () => {
  const figures = { market: { size: { price: 0.1 + 0.2 } } };
  expect(findDisagreements({ price: 0.3 }, { agrees }, figures)).toEqual([]);
});
