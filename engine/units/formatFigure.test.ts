import { describe, expect, it } from 'vitest';

import { formatFault } from '#engine/folder/Fault.ts';
import { parseToolset } from '#engine/folder/parseToolset.ts';
import { toolsetFolder } from '#engine/testing/toolsetFolder.ts';

import { currencyOf } from './currencyOf.ts';
import { formatFigure, unitSign } from './formatFigure.ts';
import type { Unit } from './Unit.ts';

const lira: Unit = { kind: 'currency', code: 'TRY' };
const minutes: Unit = { kind: 'word', word: 'dk' };

it.each<[number, 'en' | 'tr', Unit | undefined, string]>([
  [1234.5, 'tr', undefined, '1.234,5'],
  [1234.5, 'en', undefined, '1,234.5'],
  [1234.5, 'tr', lira, '₺1.234,50'],
  [1200, 'en', { kind: 'currency', code: 'EUR' }, '€1,200'],
  [35, 'en', { kind: 'percent' }, '35%'],
  [12.5, 'tr', { kind: 'percent' }, '%12,5'],
  [1200, 'tr', { kind: 'count' }, '1.200'],
  [12, 'tr', minutes, '12\u00A0dk'],
])('writes %d in %s with its unit', (value, language, unit, text) => {
  expect(formatFigure(value, language, unit)).toBe(text);
});

it('places the sign of a unit as the language does', () => {
  expect(unitSign({ kind: 'percent' }, 'tr')).toEqual({ text: '%', isBefore: true });
  expect(unitSign({ kind: 'percent' }, 'en')).toEqual({ text: '%', isBefore: false });
  expect(unitSign(lira, 'en')).toEqual({ text: '₺', isBefore: true });
  expect(unitSign(minutes, 'tr')).toEqual({ text: 'dk', isBefore: false });
  expect(unitSign({ kind: 'count' }, 'en')).toBeNull();
});

describe('the currency of a toolset', () => {
  const own = { id: 'market', currency: { toolset: 'market', field: '/size/currency' } };
  const other = { ...own, id: 'canvas' };

  it('is the one chosen in the field that is named, in the own document or in another', () => {
    const document = { size: { currency: 'USD' } };
    expect(currencyOf(own, document, 'tr')).toBe('USD');
    expect(currencyOf(other, {}, 'tr', { market: document })).toBe('USD');
  });

  it('is the usual one of the language where none is chosen, or what was chosen is none', () => {
    expect(currencyOf(own, {}, 'tr')).toBe('TRY');
    expect(currencyOf({ id: 'canvas' }, {}, 'en')).toBe('EUR');
    expect(currencyOf(own, { size: { currency: 'lira' } }, 'tr')).toBe('TRY');
  });
});

it('checks that units belong to numbers and have words in every language', () => {
  const words = { units: { days: 'days', weeks: 'weeks' } };
  const { faults } = parseToolset(
    toolsetFolder('ideas', {
      'ui.json': { units: { '/ideas/*/name': 'currency', '/ideas/*/gone': 'days' } },
      'locales/en.json': words,
    }),
  );
  expect(faults.map(formatFault)).toEqual([
    'ideas/ui.json /units/~1ideas~1*~1name: "/ideas/*/name" must be a field of type number or integer; it is string',
    'ideas/ui.json /units/~1ideas~1*~1gone: "/ideas/*/gone" must be a field of type number or integer; it is not there',
    'ideas/locales/en.json /units/weeks: is not a unit of ui.json',
    'ideas/locales/tr.json /units: "days" has no word',
  ]);
});
