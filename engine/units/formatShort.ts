import type { Language } from '#engine/languages/languages.ts';

import type { Unit } from './Unit.ts';

/** A figure where there is room for a few letters, such as at an axis: "₺1.2M", "35%"; no words of units. */
export function formatShort(value: number, language: Language, unit?: Unit): string {
  const short = { notation: 'compact', maximumFractionDigits: 1 } as const;
  if (unit?.kind === 'currency')
    return new Intl.NumberFormat(language, {
      ...short,
      style: 'currency',
      currency: unit.code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 0,
    }).format(value);
  if (unit?.kind === 'percent')
    return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100);
  return new Intl.NumberFormat(language, short).format(value);
}
