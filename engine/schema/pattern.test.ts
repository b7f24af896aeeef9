import { describe, expect, it } from 'vitest';

import { bindPattern, expandPattern, toPattern } from './pattern.ts';

it('turns indexes into "*", and leaves names with digits alone', () => {
  expect(toPattern('/levers/2/stages/10/note')).toBe('/levers/*/stages/*/note');
  expect(toPattern('/quarter2')).toBe('/quarter2');
});

describe('expandPattern', () => {
  const document = { maps: [{ says: ['a', 'b'] }, {}, { says: ['c'] }] };

  it('names every place there is, below lists of lists too', () => {
    expect(expandPattern(document, '/maps/*/says/*')).toEqual(['/maps/0/says/0', '/maps/0/says/1', '/maps/2/says/0']);
  });

  it('names a field of an item that has not set it', () => {
    expect(expandPattern(document, '/maps/*/persona')).toEqual([
      '/maps/0/persona',
      '/maps/1/persona',
      '/maps/2/persona',
    ]);
  });

  it('names nothing below a list that is not there, or is no list', () => {
    expect(expandPattern(document, '/groups/*/name')).toEqual([]);
    expect(expandPattern({ maps: 'text' }, '/maps/*/says')).toEqual([]);
  });
});

describe('bindPattern', () => {
  it('means the same item where both walk the same list', () => {
    expect(bindPattern('/ideas/*/impact', '/ideas/2/average')).toBe('/ideas/2/impact');
    expect(bindPattern('/canvases/*/push/*/strength', '/canvases/1/average')).toBe('/canvases/1/push/*/strength');
  });

  it('means all items of another list, though it lies as deep', () => {
    expect(bindPattern('/barriers/*/point', '/ideas/2/average')).toBe('/barriers/*/point');
    expect(bindPattern('/canvases/*/pull/*/strength', '/canvases/1/push/3/rank')).toBe('/canvases/1/pull/*/strength');
  });

  it('means all items where the pointer stands in none', () => {
    expect(bindPattern('/barriers/*/point', '/barriersAverage')).toBe('/barriers/*/point');
  });
});
