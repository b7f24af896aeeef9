import { expect, it } from 'vitest';

import type { Unit } from '#engine/units/Unit.ts';

import { valueCells } from './valueCells.ts';

it.each<[number, Unit | undefined, string]>([
  [2026, undefined, '0'],
  [12_000, undefined, '#,##0'],
  [1.5, undefined, '#,##0.00'],
  [1200, { kind: 'currency', code: 'TRY' }, '"₺"#,##0'],
  [1200.5, { kind: 'currency', code: 'EUR' }, '"€"#,##0.00'],
  [35, { kind: 'percent' }, '#,##0"%"'],
  [12, { kind: 'word', word: 'so-called "hours"' }, '#,##0" so-called hours"'],
])('formats %d with its unit and keeps it a number', (value, unit, format) => {
  const [cell] = valueCells({ kind: 'number', value, pointer: '/x', ...(unit && { unit }) }, 'en');
  expect(cell).toMatchObject({ type: Number, value, format });
});
