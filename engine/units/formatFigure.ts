import type { Language } from '#engine/languages/languages.ts';

import type { Unit } from './Unit.ts';

const decimals = { maximumFractionDigits: 2 };

/** A figure as people write it, with its unit: "₺1.234,50", "35%", "12 minutes". */
export function formatFigure(value: number, language: Language, unit?: Unit): string {
  switch (unit?.kind) {
    case 'currency':
      return moneyFormat(language, unit.code, Number.isInteger(value) ? 0 : 2).format(value);
    case 'percent':
      return new Intl.NumberFormat(language, { style: 'percent', ...decimals }).format(value / 100);
    case 'word':
      return `${new Intl.NumberFormat(language, decimals).format(value)}\u00A0${unit.word}`;
    default:
      return new Intl.NumberFormat(language, decimals).format(value);
  }
}

/** The sign of a unit, and whether it stands before the number; null for one without a sign. */
export function unitSign(unit: Unit | undefined, language: Language): { text: string; isBefore: boolean } | null {
  if (!unit || unit.kind === 'count') return null;
  if (unit.kind === 'word') return { text: unit.word, isBefore: false };
  const format =
    unit.kind === 'currency'
      ? moneyFormat(language, unit.code, 0)
      : new Intl.NumberFormat(language, { style: 'percent' });
  const parts = format.formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency' || type === 'percentSign');
  return { text: parts[at]?.value ?? '', isBefore: at < parts.findIndex(({ type }) => type === 'integer') };
}

function moneyFormat(language: Language, currency: string, digits: number): Intl.NumberFormat {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  return new Intl.NumberFormat(language, { ...style, minimumFractionDigits: digits, maximumFractionDigits: digits });
}
