import { describe, expect, it } from 'vitest';

import { bindPattern, expandPattern, toPattern } from './pattern.ts';

it('replaces indexes by "*", but not names with digits', () => {
  expect(toPattern('/levers/2/stages/10/note')).toBe('/levers/*/stages/*/note');
  expect(toPattern('/quarter2')).toBe('/quarter2');
});

describe('expandPattern', () => {
  const document = { maps: [{ says: ['a', 'b'] }, {}, { says: ['c'] }] };

  it('lists every existing place, in nested lists too', () => {
    expect(expandPattern(document, '/maps/*/says/*')).toEqual(['/maps/0/says/0', '/maps/0/says/1', '/maps/2/says/0']);
  });

  it('lists an unset field of an existing item', () => {
    expect(expandPattern(document, '/maps/*/persona')).toEqual([
      '/maps/0/persona',
      '/maps/1/persona',
      '/maps/2/persona',
    ]);
  });

  it('is empty below a missing list or a value that is not a list', () => {
    expect(expandPattern(document, '/groups/*/name')).toEqual([]);
    expect(expandPattern({ maps: 'text' }, '/maps/*/says')).toEqual([]);
  });
});

describe('bindPattern', () => {
  it('refers to the same item where both are in the same list', () => {
    expect(bindPattern('/ideas/*/impact', '/ideas/2/average')).toBe('/ideas/2/impact');
    expect(bindPattern('/canvases/*/push/*/strength', '/canvases/1/average')).toBe('/canvases/1/push/*/strength');
  });

  it('refers to all items of another list of the same depth', () => {
    expect(bindPattern('/barriers/*/point', '/ideas/2/average')).toBe('/barriers/*/point');
    expect(bindPattern('/canvases/*/pull/*/strength', '/canvases/1/push/3/rank')).toBe('/canvases/1/pull/*/strength');
  });

  it('refers to all items where the pointer is in no list', () => {
    expect(bindPattern('/barriers/*/point', '/barriersAverage')).toBe('/barriers/*/point');
  });
});
